import { chromium } from 'playwright-core'
import { readFileSync } from 'node:fs'
import { execSync } from 'node:child_process'
const port = process.argv[2] ?? '47311'
const css = process.argv[3] ? readFileSync(process.argv[3], 'utf8') : ''
const exe = ['/usr/bin/chromium-headless-shell','/usr/bin/chromium'].find(p=>{try{execSync('test -x '+p);return true}catch{return false}})
const b = await chromium.launch({ executablePath: exe, args: ['--no-sandbox'] })
const c = await b.newContext({ baseURL: 'http://127.0.0.1:'+port, locale:'de-CH', timezoneId:'Europe/Zurich', reducedMotion:'reduce', bypassCSP: true })
await c.addInitScript(()=>{try{localStorage.setItem('consent', JSON.stringify({ question: 1, answer: 'necessary', day: new Date().toISOString().slice(0, 10) }))}catch{}})
const p = await c.newPage()
const PAGES = ['/','/reisen','/reisen?ansicht=kalender','/recherche?q=wandern','/recherche?q=gibtesnicht','/reisen/provence/provence-lavendelbluete','/reisen/provence/provence-lavendelbluete?ansicht=kalender','/reisen/island/island-im-winterlicht','/rechtliches/agb','/auftrag','/gibt-es-nicht','/buchen/provence/start']
for (const path of PAGES) {
  await p.goto(path); if(css) await p.addStyleTag({content:css}); await p.waitForTimeout(400)
  for (const [w,h,f] of [[390,844,200],[1280,900,200],[320,640,100]]) {
    await p.setViewportSize({width:w,height:h}); await p.evaluate(f=>document.documentElement.style.fontSize=f+'%',f)
    await p.waitForTimeout(80)
    const r = await p.evaluate(()=>{
      const sw=document.documentElement.scrollWidth; const out=[]
      for(const e of document.body.querySelectorAll('*')){ const q=e.getBoundingClientRect(); if(q.width>1&&q.right>innerWidth+1&&e.checkVisibility()){
        let sc=false; for(let a=e.parentElement;a;a=a.parentElement) if(['auto','scroll','hidden','clip'].includes(getComputedStyle(a).overflowX)) sc=true
        if(sc) continue
        const kidsOver=[...e.children].some(k=>{const z=k.getBoundingClientRect();return z.right>innerWidth+1&&z.width>1})
        if(!kidsOver) out.push(Math.round(q.right)+' '+e.tagName+'.'+(e.className?.baseVal??e.className)+' <'+(e.parentElement.className?.baseVal??e.parentElement.className)+'> '+(e.textContent??'').slice(0,40))}}
      return {sw,out:out.slice(0,14)}
    })
    if(r.sw>w||r.out.length) console.log(path,w,f,JSON.stringify(r,null,1))
  }
}
await b.close()
