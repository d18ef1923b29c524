-- What the specification states. The pictures are files of the site.

insert into public.dues (year, annual_fee, entry_fee) values (2025, 450, 20);

insert into public.home_slides (image_url, image_alt, title, subtitle, idx) values
  ('/slaytlar/avlu.webp', 'Okulun revaklı avlusu ve ulu çınar',
    'IN SION FIRMATA SUM', 'Okulumuzun özdeyişi: “Sion’da kök saldım.”', 10),
  ('/slaytlar/bogaz.webp', 'Boğaz’dan İstanbul silueti',
    'NDS Mezunlar Derneği', '1987’den beri aynı sıralardan geçenleri bir araya getiriyoruz.', 20),
  ('/slaytlar/kutuphane.webp', 'Okul kütüphanesinde açık duran kitaplar',
    'NDS Mezunlar Derneği', 'Burslar, buluşmalar ve edebiyat ödülüyle kuşaktan kuşağa.', 30);
