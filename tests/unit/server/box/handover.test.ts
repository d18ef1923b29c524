import { describe, expect, it } from 'vitest';
import { formatFinding } from '../../../../src/server/deploy/finding';
import { type Facts, newestAfter } from '../../../../src/server/watch/facts';
import {
  formatHandover,
  type HandoverFacts,
  mergeHoldings,
  parseHolding,
} from '../../../../src/server/box/handover';
import { judgeFacts, judgeServer, type ServerFacts } from '../../../../src/server/watch/warnings';

const NOW = new Date('2026-11-27T09:00:00Z');
const GOOD: Facts = {
  now: NOW,
  newestArchive: { name: 'yedek-20261127-003000000.tar.gz', at: new Date('2026-11-27T00:30:00Z') },
  archiveCount: 30,
  copy: { to: 'yedek@kutu.example:dernek', at: new Date('2026-11-27T00:31:00Z') },
  rehearsal: {
    at: '2026-11-01T02:00:00Z',
    archive: 'yedek-20261101-003000000.tar.gz',
    rows: 812,
    files: 140,
  },
  certificateEnd: new Date('2027-01-20T00:00:00Z'),
  siteUrl: 'https://dernek.example',
  sendsMail: true,
  diskShare: 0.42,
  newerRelease: null,
};

describe('what is looked after on a box', () => {
  it('is said line by line when it is right', () => {
    expect(judgeFacts(GOOD).map(formatFinding)).toEqual([
      '✓ Son yedek 27 Kasım 2026 günü alındı: yedek-20261127-003000000.tar.gz',
      '✓ Yedekler yedek@kutu.example:dernek adresine kopyalanıyor.',
      '✓ Geri yükleme 1 Kasım 2026 günü denendi: 812 satır, 140 dosya.',
      '✓ Sertifika 20 Ocak 2027 gününe kadar geçerli.',
      '✓ E-posta sunucusu verilmiş.',
      '✓ Diskte yer var.',
      '✓ Bilinen daha yeni bir sürüm yok.',
    ]);
  });

  it.each<[string, Partial<Facts>]>([
    ['✗ Hiç yedek yok.\n    → Yedek alın: npm run box -- backup', { newestArchive: null }],
    [
      '✗ Son yedek eski: 25 Kasım 2026.\n    → Günlüğe bakın: npm run box -- logs backup',
      { newestArchive: { name: 'yedek-a.tar.gz', at: new Date('2026-11-25T00:30:00Z') } },
    ],
    [
      '✗ Yedekler yalnızca bu makinede duruyor.\n    → Başka bir yere kopyalatın: npm run box:setup -- --yes --copy-to kullanıcı@makine:klasör',
      { copy: null },
    ],
    [
      '✗ Yedekler /mnt/yedek adresine kopyalanamıyor.\n    → Günlüğe bakın: npm run box -- logs backup',
      { copy: { to: '/mnt/yedek', at: null } },
    ],
    [
      '✗ Bir yedeğin geri yüklenebildiği hiç denenmedi.\n    → Deneyin: npm run box -- rehearse',
      { rehearsal: null },
    ],
    [
      '✗ Geri yükleme en son 1 Ekim 2026 günü denendi.\n    → Günlüğe bakın: npm run box -- logs rehearse',
      { rehearsal: { at: '2026-10-01T02:00:00Z', archive: '', rows: 0, files: 0 } },
    ],
    [
      '✗ Sertifikanın süresi 10 Aralık 2026 günü doluyor ve yenilenmemiş.\n    → Web sunucusunun günlüğüne bakın.',
      { certificateEnd: new Date('2026-12-10T00:00:00Z') },
    ],
    [
      '✗ Sertifikanın süresi dolmuş.\n    → Web sunucusunun günlüğüne bakın.',
      { certificateEnd: new Date('2026-11-26T00:00:00Z') },
    ],
    ['– Sertifikaya bakılamadı: https://dernek.example.', { certificateEnd: null }],
    [
      '✗ E-posta sunucusu verilmedi; arızalar kimseye yazılmıyor.\n    → Verin: npm run box:setup',
      { sendsMail: false },
    ],
    [
      '✗ Disk dolmak üzere: yalnızca %7 boş yer kaldı.\n    → Eski yedekleri başka bir yere taşıyın ya da diski büyütün; disk dolarsa hiçbir şey kaydedilemez.',
      { diskShare: 0.925 },
    ],
    ['✗ Yeni bir sürüm var: v1.4.0.\n    → Yükleyin: npm run update -- v1.4.0', { newerRelease: 'v1.4.0' }],
  ])('%s', (line, fault) => {
    const lines = judgeFacts({ ...GOOD, ...fault }).map(formatFinding);
    expect(lines).toContain(line);
    expect(lines.filter((other) => other !== line && !other.startsWith('✓'))).toEqual([]);
  });
});

describe('what only the running server knows', () => {
  const WELL: ServerFacts = { errors: 0, unsentMails: null };

  it('is said when it is right', () => {
    expect(judgeServer(WELL).map(formatFinding)).toEqual([
      '✓ Son 24 saatte sunucuda hata olmadı.',
      '✓ Gönderilemeyen e-posta yok.',
    ]);
  });

  it.each<[string, Partial<ServerFacts>]>([
    ['✗ Son 24 saatte sunucuda 3 hata oldu.\n    → Günlüğe bakın: npm run box -- logs', { errors: 3 }],
    [
      '✗ Son 7 günde 2 e-posta gönderilemedi. Sonuncusu (a…@uye.example): E-posta sunucusuna ulaşılamadı.\n    → Adresi ve e-posta sunucusunun ayarını (SMTP_URL) denetleyin; bekleyen kişiye siz haber verin.',
      { unsentMails: { total: 2, address: 'a…@uye.example', reason: 'E-posta sunucusuna ulaşılamadı.' } },
    ],
  ])('%s', (line, fault) => {
    expect(judgeServer({ ...WELL, ...fault }).map(formatFinding)).toContain(line);
  });
});

it.each([
  ['1.4.0', ['v1.3.9', 'v1.4.0'], null],
  ['1.4.0', ['v1.10.0', 'v1.9.0', 'v1.4.1'], 'v1.10.0'],
  ['1.4.0', ['v2.0.0-rc.1', 'veri', ''], null],
  ['0.9.12', ['v1.0.0'], 'v1.0.0'],
  ['1.0.0', [], null],
])('after %s, of the tags %o the newer release is %s', (version, tags, expected) => {
  expect(newestAfter(version, tags)).toBe(expected);
});

const SITE: HandoverFacts = {
  ...GOOD,
  dataDir: '/var/lib/dernek',
  box: 'dernek',
  programDir: '/srv/dernek',
  versions: { Program: '1.4.0 (v1.4.0)', Node: '24.1.0', PostgreSQL: '17.10', Schema: '20261128120000' },
  administrators: [
    { email: 'a@dernek.example', name: 'Ayşe | Başkan', lastSignIn: new Date('2026-11-20T10:00:00Z') },
    { email: 'b@dernek.example', name: null, lastSignIn: null },
  ],
  withoutSecondStep: [],
  errors: 0,
  unsentMails: null,
  holdings: [parseHolding('Alan adı; Natro, baskan@dernek.example; 2027-03-01')],
};

describe('the handover', () => {
  const text = formatHandover(SITE);

  it('says where everything is, who may come in, and until when it is paid', () => {
    for (const line of [
      '- Address: https://dernek.example',
      '- Program: `/srv/dernek`, data: `/var/lib/dernek`, unit: `dernek.service`',
      '- Certificate: valid until 2027-01-20',
      '- Program: 1.4.0 (v1.4.0)',
      '- Schema: 20261128120000',
      '| Alan adı | Natro, baskan@dernek.example | 2027-03-01 |',
      '| Ayşe / Başkan | a@dernek.example | 2026-11-20 |',
      '|  | b@dernek.example | never |',
      '- Here: `/var/lib/dernek/backups`, 30 archives, the newest `yedek-20261127-003000000.tar.gz`',
      '- Copies: `yedek@kutu.example:dernek`, last on 2026-11-27',
      '- Last rehearsal of a restore: 2026-11-01, `yedek-20261101-003000000.tar.gz`, 812 rows, 140 files',
      '- `/var/lib/dernek/secrets.json`: what signs sessions. In archives only with `BACKUP_PASSPHRASE`; without it `npm run secrets:repair` makes new keys',
    ])
      expect(text.split('\n')).toContain(line);
  });

  it('has no open warning where there is none', () => {
    expect(text).toContain('## Açık uyarılar (open warnings)\n\nYok.\n');
  });

  it('lists open warnings in Turkish, also near renewals and a single administrator', () => {
    const open = formatHandover({
      ...SITE,
      copy: null,
      administrators: SITE.administrators.slice(0, 1),
      holdings: [
        parseHolding('Alan adı; Natro; 2027-01-20'),
        parseHolding('Bu sunucu; Hetzner; 2026-11-01'),
        parseHolding('E-posta; Zoho; 2027-02-01'),
      ],
    });
    expect(open).toContain(
      [
        '- Yedekler yalnızca bu makinede duruyor. → Başka bir yere kopyalatın: npm run box:setup -- --yes --copy-to kullanıcı@makine:klasör',
        '- Alan adı: yenileme günü yaklaştı (2027-01-20).',
        '- Bu sunucu: yenileme günü geçmiş (2026-11-01).',
        '- Tek yönetici var: Parolasını unutursa yerine geçecek kimse yok.',
        '\n## The site',
      ].join('\n'),
    );
  });

  it('lists what the running server and the accounts lack', () => {
    const open = formatHandover({
      ...SITE,
      errors: 3,
      unsentMails: { total: 2, address: 'a…@uye.example', reason: 'E-posta sunucusuna ulaşılamadı.' },
      withoutSecondStep: ['b@dernek.example'],
    });
    expect(open).toContain(
      [
        '- Son 24 saatte sunucuda 3 hata oldu. → Günlüğe bakın: npm run box -- logs',
        '- Son 7 günde 2 e-posta gönderilemedi. Sonuncusu (a…@uye.example): E-posta sunucusuna ulaşılamadı. → Adresi ve e-posta sunucusunun ayarını (SMTP_URL) denetleyin; bekleyen kişiye siz haber verin.',
        '- b@dernek.example iki adımlı doğrulamayı açmamış: Parolasını öğrenen herkes siteyi değiştirebilir.',
        '\n## The site',
      ].join('\n'),
    );
  });

  it('tells how to note what is held where nothing was noted, and names no file of a box where there is none', () => {
    const bare = formatHandover({ ...SITE, holdings: [], box: undefined });
    expect(bare).toContain('None noted. Note them: `npm run handover -- --held "what; where; 2027-03-01"`');
    expect(bare).not.toContain('.box.env');
    expect(bare).toContain('- `/var/lib/dernek/secrets.json`');
  });
});

describe('a holding', () => {
  it('replaces the noted one of its name', () => {
    const noted = [parseHolding('Alan adı; Natro; 2027-03-01'), parseHolding('Bu sunucu; Hetzner')];
    expect(mergeHoldings(noted, [parseHolding('Alan adı; Turhost; 2028-03-01')])).toEqual([
      { what: 'Bu sunucu', where: 'Hetzner' },
      { what: 'Alan adı', where: 'Turhost', renewal: '2028-03-01' },
    ]);
  });

  it.each([
    'Alan adı',
    'Alan adı; ',
    'Alan adı; Natro; 1 Mart 2027',
    'Alan adı; Natro; 2027-13-01',
    'a; b; 2027-03-01; d',
  ])('“%s” is refused with an example', (text) => {
    expect(() => parseHolding(text)).toThrow('--held “ne; nerede; yenileme günü” biçiminde olmalı');
  });
});
