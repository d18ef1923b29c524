import { maxBytes } from '../../../supabase/local/storage/file-type';
import { type Box, pathsOf } from './box';
import type { WantedFile } from './owned-file';

const MEBIBYTE = 1024 * 1024;
/** The largest file, and room for the fields of a form around it. */
const MAX_BODY_MIB = maxBytes('application/pdf') / MEBIBYTE + 1;
/** Where certbot answers that the domain is ours. */
export const ACME_FOLDER = '/var/www/acme';

/** The proxy's file for the site. nginx names certificates only once they are there; Caddy fetches its own. */
export function proxyFile(box: Box, hasCertificate: boolean): WantedFile {
  const text = box.proxy === 'caddy' ? caddyfile(box) : nginxFile(box, hasCertificate);
  return { file: pathsOf(box).proxyFile, mode: 0o644, text };
}

/** The folder of the certificate that certbot fetches. */
export function certificateFolder({ domain }: Pick<Box, 'domain'>): string {
  return `/etc/letsencrypt/live/${domain}`;
}

/** Caddy passes Host and sets X-Forwarded-For and X-Forwarded-Proto by itself. */
function caddyfile({ domain, aliases, port }: Box): string {
  return `${[domain, ...aliases].join(', ')} {
	request_body {
		max_size ${MAX_BODY_MIB}MiB
	}
	reverse_proxy 127.0.0.1:${port}
}
`;
}

function nginxFile(box: Box, hasCertificate: boolean): string {
  const names = [box.domain, ...box.aliases].join(' ');
  return `server {
    listen 80;
    listen [::]:80;
    server_name ${names};
    location /.well-known/acme-challenge/ {
        root ${ACME_FOLDER};
    }
    location / {
        return 301 https://$host$request_uri;
    }
}
${hasCertificate ? `\n${nginxSite(box, names)}` : ''}`;
}

/** An interrupted upload goes on where it stopped only if its bytes reach the server as they come. */
function nginxSite(box: Box, names: string): string {
  const folder = certificateFolder(box);
  return `server {
    listen 443 ssl http2;
    listen [::]:443 ssl http2;
    server_name ${names};
    ssl_certificate ${folder}/fullchain.pem;
    ssl_certificate_key ${folder}/privkey.pem;
    ssl_protocols TLSv1.2 TLSv1.3;
    ssl_session_cache shared:${box.name}:1m;
    client_max_body_size ${MAX_BODY_MIB}m;
    location / {
        proxy_pass http://127.0.0.1:${box.port};
        proxy_http_version 1.1;
        proxy_request_buffering off;
        proxy_set_header Connection "";
        proxy_set_header Host $host;
        proxy_set_header X-Forwarded-For $remote_addr;
        proxy_set_header X-Forwarded-Proto $scheme;
        proxy_set_header X-Request-Id $request_id;
    }
}
`;
}
