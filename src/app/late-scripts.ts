/** Id of the template that holds a document's scripts until they are started. */
export const LATE_SCRIPTS_ID = 'late-scripts';

/** Who waits for a picture that does not come gets the page's behaviour all the same. */
const LATEST_MS = 5000;

/**
 * The one script that stands in documents; the same in all of them, so that their policy can name it. It starts the others once
 * all of the first screen is there, or as soon as somebody touches the page. What has left the template is not started again.
 * The first picture's preload goes, as it would ask for another width whenever the window's changes.
 */
export const startLateScripts = [
  `{const start=()=>{document.querySelector('link[rel=preload]')?.remove();`,
  `document.head.append(document.getElementById('${LATE_SCRIPTS_ID}').content)};`,
  `for(const sign of['load','pointerdown','keydown','focusin'])addEventListener(sign,start,{once:true,passive:true});`,
  `setTimeout(start,${LATEST_MS})}`,
].join('');
