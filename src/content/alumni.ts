export const alumniTexts = {
  newsTitle: 'MEZUNLARDAN HABERLER',
  newsLead: 'Mezunlarımızdan gelen haberleri burada paylaşıyoruz.',
} as const;
