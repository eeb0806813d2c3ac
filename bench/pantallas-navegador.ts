// A signed-in person's browser: what their first visit downloads, and how long a screen takes to follow a click.
import { fileURLToPath } from 'node:url';
import { chromium, type Locator, type Page, type Request } from '@playwright/test';

export type Clase = 'código' | 'estilos' | 'fuentes' | 'datos' | 'lo demás';

export interface Descarga {
  readonly ruta: string;
  readonly clase: Clase;
  /** As they travel. */
  readonly bytes: number;
  /** How they were compressed for the way; null when they were not. */
  readonly codificacion: string | null;
  /** The headers of its answer, in HTTP/1.1; behind a proxy with HTTP/2 they all but vanish. */
  readonly cabeceras: number;
}

const CALMA_MS = 1_000;
const RELOJ = fileURLToPath(new URL('pantallas-reloj.js', import.meta.url));

/** Opens the browser on an empty cache, already holding the session's token, hands it over, and closes it. */
export async function enUnNavegador(
  { url, token }: { readonly url: string; readonly token: string },
  trabajo: (page: Page) => Promise<void>,
): Promise<void> {
  const { CHROMIUM_PATH } = process.env;
  const navegador = await chromium.launch({
    ...(CHROMIUM_PATH === undefined ? {} : { executablePath: CHROMIUM_PATH }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const contexto = await navegador.newContext({
      baseURL: url,
      locale: 'es-GT',
      timezoneId: 'America/Guatemala',
      viewport: { width: 1440, height: 900 },
      storageState: {
        cookies: [],
        origins: [{ origin: url, localStorage: [{ name: 'accessToken', value: token }] }],
      },
    });
    await contexto.addInitScript({ path: RELOJ });
    await trabajo(await contexto.newPage());
  } finally {
    await navegador.close();
  }
}

/** Everything that came until the page was ready and nothing more had arrived for a while. */
export async function pesar(page: Page, abrir: () => Promise<void>): Promise<Descarga[]> {
  const descargas: Promise<Descarga>[] = [];
  let ultima = performance.now();
  const anotar = (peticion: Request) => {
    descargas.push(descargaDe(peticion));
    ultima = performance.now();
  };
  page.on('requestfinished', anotar);
  await abrir();
  while (performance.now() - ultima < CALMA_MS) await page.waitForTimeout(CALMA_MS / 10);
  page.off('requestfinished', anotar);
  return Promise.all(descargas);
}

async function descargaDe(peticion: Request): Promise<Descarga> {
  const { responseBodySize, responseHeadersSize } = await peticion.sizes();
  const respuesta = await peticion.response();
  const ruta = new URL(peticion.url()).pathname;
  return {
    ruta,
    clase: claseDe(peticion.resourceType(), ruta),
    bytes: responseBodySize,
    codificacion: (await respuesta?.headerValue('content-encoding')) ?? null,
    cabeceras: responseHeadersSize,
  };
}

function claseDe(tipo: string, ruta: string): Clase {
  if (ruta.startsWith('/api/')) return 'datos';
  if (tipo === 'font') return 'fuentes';
  if (ruta.endsWith('.js')) return 'código';
  return ruta.endsWith('.css') ? 'estilos' : 'lo demás';
}

/** Milliseconds from the click to the end of the frame in which the screen is painted whole. */
export async function medirCambio(page: Page, enlace: Locator, titulo: string): Promise<number> {
  await page.evaluate(`reloj.armar(${JSON.stringify(titulo)})`);
  await enlace.click();
  return page.evaluate<number>('reloj.leer()');
}
