// Another key from now on. The one that ends signs a last head that presents the next: whoever trusts the first can follow them
// to the last. Where the old one is lost there is nobody to present it, and that stays written for everybody to see.
import { writeFile } from 'node:fs/promises';
import type { Contexto } from '#platform/contexto.ts';
import { escribir } from '#platform/database/escribir.ts';
import { leerLlaves } from '../cabezas/queries.ts';
import { type ServiciosDeSellos, sellarCabeza } from '../cabezas/sellar-cabeza.ts';
import {
  abrirLlave,
  archivoAparte,
  archivoDeLlave,
  type LlaveDeFirma,
  LlaveError,
  llaveDePem,
  nuevoPem,
  retomarCambio,
} from './llave-de-firma.ts';

export async function rotarLlave(
  servicios: ServiciosDeSellos,
  contexto: Contexto,
  { perdida }: { readonly perdida: boolean },
): Promise<LlaveDeFirma> {
  const { config } = servicios;
  if (config.sellos.comandoDeFirma !== undefined && !perdida)
    throw new LlaveError(
      'La llave la guarda el comando de firma: cámbiela ahí y preséntela con «npm run sellos -- rotar --perdida».',
    );
  return perdida ? darPorPerdida(servicios, contexto) : presentar(servicios, contexto);
}

/** Kept aside until the head that presents it is stored: whatever happens in between, one of the two files is the right one. */
async function presentar(servicios: ServiciosDeSellos, contexto: Contexto): Promise<LlaveDeFirma> {
  const archivo = archivoDeLlave(servicios.config);
  const aparte = archivoAparte(archivo);
  await retomarCambio(archivo, (await leerLlaves(servicios.db)).at(-1)?.id);
  const llaveNueva = llaveDePem(await guardarNueva(aparte));
  await sellarCabeza(servicios, contexto, { motivo: 'cambio-de-llave', llaveNueva });
  await retomarCambio(archivo, llaveNueva.id);
  return llaveNueva;
}

async function guardarNueva(aparte: string): Promise<string> {
  const pem = nuevoPem();
  await writeFile(aparte, pem, { mode: 0o600, flag: 'wx' });
  return pem;
}

async function darPorPerdida(servicios: ServiciosDeSellos, contexto: Contexto): Promise<LlaveDeFirma> {
  const { db, config } = servicios;
  const conocidas = await leerLlaves(db);
  const actual = await abrirLlave(config);
  if (actual !== undefined && actual.id === conocidas.at(-1)?.id)
    throw new LlaveError('La llave de los sellos está y es la buena: cámbiela sin --perdida.');
  const archivo = archivoDeLlave(config);
  const llave = actual ?? llaveDePem(await guardarNueva(archivo));
  if (conocidas.some(({ id }) => id === llave.id))
    throw new LlaveError('Esa llave ya firmó antes y dejó de hacerlo: use una nueva.');
  await escribir(db, contexto, 'sellos:perder-llave', (tx) =>
    tx
      .insertInto('llaveDeSellos')
      .values({
        id: llave.id,
        publica: llave.publica,
        conocidaDesde: contexto.ahora.toString(),
        presentadaPor: null,
        porPerdida: conocidas.length > 0,
      })
      .execute(),
  );
  await sellarCabeza(servicios, contexto, { motivo: 'cambio-de-llave' });
  return llave;
}
