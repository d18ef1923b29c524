/** What stands under the message. Name and portrait are those of the president in office. */
export const signatureTexts = {
  closing: 'Sevgi ve saygılarımla,',
  office: 'Yönetim Kurulu Başkanı',
} as const;
