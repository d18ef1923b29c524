-- The first slides are drawings. As drawings they are a tenth of their renderings, and the first of them is the first thing that a
-- visitor waits for.

update public.home_slides set image_url = replace(image_url, '.webp', '.svg')
where image_url in ('/slaytlar/avlu.webp', '/slaytlar/bogaz.webp', '/slaytlar/kutuphane.webp');
