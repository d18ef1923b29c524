import { rememberEarlyClick } from './early-click';
import { rememberAddress } from './early-travel';
import { FROM_TOP, layOutForLinks, UNSEEN, UNTOUCHED } from './from-top';

/** Id of the template that holds a document's fonts and scripts until they are started. */
export const LATE_PARTS_ID = 'late-parts';

/** Who waits for a picture that does not come gets the page's behaviour all the same. */
const LATEST_MS = 5000;

/**
 * The one script that stands in documents; the same in all of them, so that their policy can name it. It starts the others once
 * all of the first screen is there and has been seen, or as soon as somebody touches the page. What has left the template is not
 * started again. Seen is what a frame shows once the next one is made; an observer tells of both, as unlike timers it also does so
 * when a test has stopped the clock.
 * Fonts wait likewise, as their files would share the line with the first picture, and each family is used once all its files
 * are there, as the page is set anew each time. A worker has them at hand, so that its pages wait for none.
 * Scripts begin in a task after the fonts', as a phone takes its time to ask for each file.
 * Who begins at the top is spared the layout of what is below (`from-top.ts`); to find a place again, all heights must be true.
 * The first picture's preload goes, as it would ask for another width whenever the window's changes.
 */
export const startLateParts = [
  rememberEarlyClick,
  rememberAddress,
  layOutForLinks,
  `{const root=document.documentElement;`,
  `if(!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate')`,
  `root.setAttribute('${FROM_TOP}','${UNSEEN}');`,
  `const late=()=>document.getElementById('${LATE_PARTS_ID}').content;`,
  `const families=()=>{const families=[];let files=[];for(const part of late().querySelectorAll('[as=font],style')){part.remove();`,
  `if(part.localName==='link')files.push(part);else{families.push([files,part]);files=[]}}return families};`,
  `if(navigator.serviceWorker?.controller)for(const[,faces]of families())document.head.append(faces);`,
  `const later=run=>{const{port1,port2}=new MessageChannel;port1.onmessage=run;port2.postMessage(null)};`,
  `const start=()=>{document.querySelector('[rel=preload][as=image]')?.remove();`,
  `for(const[files,faces]of families()){document.head.append(...files);`,
  `Promise.all(files.map(file=>new Promise(done=>{file.onload=file.onerror=done}))).then(()=>document.head.append(faces))}`,
  `later(()=>document.head.append(late()))};`,
  `const touch=()=>{if(root.hasAttribute('${FROM_TOP}'))root.setAttribute('${FROM_TOP}','');start()};`,
  `for(const sign of['pointerdown','keydown','focusin','scroll'])addEventListener(sign,touch,{once:true,passive:true});`,
  `const seen=()=>{if(root.getAttribute('${FROM_TOP}')==='${UNSEEN}')root.setAttribute('${FROM_TOP}','${UNTOUCHED}');start()};`,
  `const frames=left=>new IntersectionObserver((_,frame)=>{frame.disconnect();left?frames(left-1):later(seen)})`,
  `.observe(root);`,
  `addEventListener('load',()=>frames(1));`,
  `setTimeout(touch,${LATEST_MS})}`,
].join('');
