// A head: how far the books and the bitácora have come, signed, with where it must go. Signing may take a while (a command,
// a device), so that nothing is held meanwhile: of two that sign at once, the second sees that it is no longer the next.
import type { MotivoDeSello } from '@cuadra/contract/administracion/sellos';
import type { Contexto } from '#platform/contexto.ts';
import { escribir, restriccionRota, type Tx } from '#platform/database/escribir.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { sellarBitacora } from '../bitacora/sellar-bitacora.ts';
import {
  abrirLlave,
  archivoDeLlave,
  crearLlave,
  type LlaveDeFirma,
  LlaveError,
  retomarCambio,
} from '../llave/llave-de-firma.ts';
import { type ContenidoDeCabeza, escribirContenido, huellaDeContenido } from './contenido.ts';
import { leerCorreosDeAuditores, leerEstadoPorSellar, leerLlaves, leerUltimaCabeza } from './queries.ts';

export type ServiciosDeSellos = Pick<Plataforma, 'db' | 'reloj' | 'config' | 'cartero'>;

export interface PorSellar {
  readonly motivo: MotivoDeSello;
  /** Presented by this head: it signs from the next one on. */
  readonly llaveNueva?: LlaveDeFirma;
}

const INTENTOS_MAX = 3;

/** The number of the head. */
export async function sellarCabeza(
  servicios: ServiciosDeSellos,
  contexto: Contexto,
  orden: PorSellar,
): Promise<number> {
  await sellarBitacora(servicios);
  const llave = await llaveVigente(servicios);
  for (let intento = 1; ; intento++) {
    const porGuardar = await firmar(servicios, contexto, orden, llave);
    try {
      await escribir(servicios.db, contexto, 'sellos:sellar', (tx) =>
        guardar(tx, servicios, contexto, porGuardar),
      );
      return porGuardar.contenido.n;
    } catch (error) {
      if (restriccionRota(error) !== 'cabeza_sellada_pkey' || intento === INTENTOS_MAX) throw error;
    }
  }
}

/** The key of the server, if it is the one that the heads know. The first one is made the first time. */
export async function llaveVigente({ db, config }: Pick<Plataforma, 'db' | 'config'>): Promise<LlaveDeFirma> {
  const conocida = (await leerLlaves(db)).at(-1);
  const encontrada = await abrirLlave(config);
  if (conocida === undefined) return encontrada ?? crearLlave(archivoDeLlave(config));
  const llave = encontrada?.id === conocida.id ? encontrada : await retomar(config, conocida.id);
  if (llave === undefined)
    throw new LlaveError(
      `Falta la llave de los sellos (${conocida.id}) en ${archivoDeLlave(config)}. Recupérela de su respaldo; si se perdió, presente otra con «npm run sellos -- rotar --perdida».`,
    );
  if (llave.id !== conocida.id)
    throw new LlaveError(
      `La llave de este servidor (${llave.id}) no es la de los sellos (${conocida.id}). Use la misma en todos los servidores con SELLOS_LLAVE.`,
    );
  return llave;
}

async function retomar(config: Plataforma['config'], vigente: string): Promise<LlaveDeFirma | undefined> {
  if (config.sellos.comandoDeFirma === undefined) await retomarCambio(archivoDeLlave(config), vigente);
  return abrirLlave(config);
}

interface PorGuardar {
  readonly contenido: ContenidoDeCabeza;
  readonly texto: string;
  readonly firma: Buffer;
  readonly llave: LlaveDeFirma;
  readonly llaveNueva: LlaveDeFirma | undefined;
}

async function firmar(
  { db }: ServiciosDeSellos,
  { ahora }: Contexto,
  { motivo, llaveNueva }: PorSellar,
  llave: LlaveDeFirma,
): Promise<PorGuardar> {
  const anterior = await leerUltimaCabeza(db);
  const contenido: ContenidoDeCabeza = {
    version: 1,
    n: (anterior?.n ?? 0) + 1,
    sellada: ahora.toString(),
    motivo,
    llave: llave.id,
    anterior: anterior?.huella.toString('hex') ?? null,
    ...(await leerEstadoPorSellar(db)),
    ...(llaveNueva === undefined ? {} : { llaveNueva: { id: llaveNueva.id, publica: llaveNueva.publica } }),
  };
  const texto = escribirContenido(contenido);
  return { contenido, texto, firma: await llave.firmar(texto), llave, llaveNueva };
}

async function guardar(
  tx: Tx,
  servicios: ServiciosDeSellos,
  { ahora, actor }: Contexto,
  { contenido: { n, motivo }, texto, firma, llave, llaveNueva }: PorGuardar,
): Promise<void> {
  const conocidaDesde = ahora.toString();
  await tx
    .insertInto('llaveDeSellos')
    .values({ id: llave.id, publica: llave.publica, conocidaDesde, presentadaPor: null })
    .onConflict((choque) => choque.column('id').doNothing())
    .execute();
  await tx
    .insertInto('cabezaSellada')
    .values({
      n,
      contenido: texto,
      huella: Buffer.from(huellaDeContenido(texto), 'hex'),
      llave: llave.id,
      firma,
      motivo,
      selladaEn: ahora.toString(),
      pedidaPor: actor?.id ?? null,
    })
    .execute();
  if (llaveNueva !== undefined)
    await tx
      .insertInto('llaveDeSellos')
      .values({ id: llaveNueva.id, publica: llaveNueva.publica, conocidaDesde, presentadaPor: n })
      .execute();
  await encargarEntregas(tx, servicios, { cabeza: n, motivo, siguienteEn: ahora.toString() });
}

interface PorEncargar {
  readonly cabeza: number;
  readonly motivo: MotivoDeSello;
  readonly siguienteEn: string;
}

/** To a folder and a command each time; by mail those that a person can keep: of the day, of a close, asked for, of another key. */
async function encargarEntregas(
  tx: Tx,
  { config: { sellos }, cartero }: ServiciosDeSellos,
  { cabeza, motivo, siguienteEn }: PorEncargar,
): Promise<void> {
  const porCorreo = cartero.hayServidor && motivo !== 'cada-quince-minutos';
  const correos = porCorreo ? await leerCorreosDeAuditores(tx) : [];
  const entregas = [
    ...correos.map((destino) => ({ medio: 'correo' as const, destino })),
    ...(sellos.carpeta === undefined ? [] : [{ medio: 'carpeta' as const, destino: '' }]),
    ...(sellos.comando === undefined ? [] : [{ medio: 'comando' as const, destino: '' }]),
  ];
  if (entregas.length === 0) return;
  await tx
    .insertInto('entregaDeSello')
    .values(entregas.map((una) => ({ ...una, cabeza, siguienteEn, falla: null })))
    .execute();
}
