import { beforeEach, inject } from 'vitest'

beforeEach(({ skip }) => skip(inject('postgres') === null, 'PostgreSQL is not installed here'))
