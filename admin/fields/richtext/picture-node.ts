import { Image } from '@tiptap/extension-image';
import { isBodyPicture } from '../../../src/shared/html-policy';
import { backendOrigin } from '../../providers/backend-origin';

/** A picture in a body, as the policy allows it; others do not even appear in the editor, where they would be fetched. */
export const PictureNode = Image.extend({
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (picture) =>
        isBodyPicture(picture.getAttribute('src') ?? '', backendOrigin()) ? null : false,
    },
  ],
  // Typing ![text](address) would bring in any address.
  addInputRules: () => [],
});
