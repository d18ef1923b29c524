/** Alternative texts of the drawings in supabase/seed/media/covers, by file name without extension. */
export const coverAlts: Readonly<Record<string, string>> = {
  'kapak-01': 'Okulun önünde toplanan mezunlar ve havaya atılmış kepler',
  'kapak-02': 'Taş duvarda defne dallı anma plaketi ve bordo kurdele',
  'kapak-03': 'Kemerli penceresi avluya bakan okul kütüphanesi, masada açık bir kitap',
  'kapak-04': 'Boğaz’da dumanı tüten bir vapur ve martılar',
  'kapak-05': 'Çınarların arasına gerilmiş fenerlerin altında, akşam bahçesinde mezunlar',
  'kapak-06': 'Sahnede, ışık altında kuyruklu piyano çalan bir müzisyen',
  'kapak-07': 'Bordo mühürlü bir burs mektubu ve tüy kalem',
  'kapak-08': 'Boğaz’a bakan kemerli pencerelerin önünde kurulmuş uzun yemek masası',
  'kapak-09': 'Defne dallarının ortasında açık bir kitap ve tüy kalem',
  'kapak-10': 'Şehre bakan çan kulesi, bordo çan ve kırlangıçlar',
  'kapak-11': 'Okul avlusunda sonbahar yapraklarını döken ulu çınar',
  'kapak-12': 'Köprünün önünde, Boğaz’da yelken yarışı',
  'kapak-13': 'Kadife perdelerin arasında gülen ve ağlayan tiyatro maskeleri',
  'kapak-14': 'Eski evlerin arasından kuleye çıkan merdivenlerde gezginler',
  'kapak-15': 'Kalabalık bir salonda, masada konuşan dört panelist',
  'kapak-16': 'Güneşe karşı yeni dikilmiş çınar fidanı, kürek ve süzgeçli kova',
};
