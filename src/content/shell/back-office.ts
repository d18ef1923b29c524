/** What the documents of the back office say to a browser that runs no scripts. */
export const BACK_OFFICE_NEEDS =
  'Yönetim paneli JavaScript olmadan çalışmaz. Lütfen tarayıcınızda JavaScript’i açın.';
