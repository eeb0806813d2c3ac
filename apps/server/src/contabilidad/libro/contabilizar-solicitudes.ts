// One transaction's worth of requests: each is judged by itself, in the order of the checks below, and the good ones
// are posted together.
import { sql } from 'kysely';
import type { Tx } from '../../platform/database/write.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { contabilizar } from './contabilizar.ts';
import { enRondas } from './en-rondas.ts';
import { leerLibro } from './entorno.ts';
import { excesoDePartida } from './limites.ts';
import { buscarLlaves, guardarLlaves, type LlaveUsada } from './llaves.ts';
import { type ErrorEnCampo, problemaDePartida, revisarLote } from './revisar.ts';
import type { Solicitud, Veredicto } from './solicitud.ts';

export async function contabilizarSolicitudes(
  tx: Tx,
  ahora: Temporal.Instant,
  solicitudes: readonly Solicitud[],
): Promise<Veredicto[]> {
  const veredictos: Veredictos = new Map();
  for (const ronda of enRondas(solicitudes)) await atenderRonda(tx, ahora, ronda, veredictos);
  return solicitudes.map((solicitud) => {
    const veredicto = veredictos.get(solicitud);
    if (veredicto === undefined) throw new Error(`La partida ${solicitud.partida.id} quedó sin veredicto`);
    return veredicto;
  });
}

type Veredictos = Map<Solicitud, Veredicto>;

async function atenderRonda(
  tx: Tx,
  ahora: Temporal.Instant,
  ronda: readonly Solicitud[],
  veredictos: Veredictos,
): Promise<void> {
  const vigentes = () => ronda.filter((solicitud) => !veredictos.has(solicitud));
  await hallarRepetidas(tx, ronda, veredictos);
  await exigirBorradores(tx, vigentes(), veredictos);
  await exigirUnaReversion(tx, vigentes(), veredictos);
  await exigirReglas(tx, ahora, vigentes(), veredictos);
  await exigirLoPropio(tx, vigentes(), veredictos);
  const buenas = vigentes();
  if (buenas.length === 0) return;
  const hechas = await contabilizar(
    tx,
    ahora,
    buenas.map(({ partida }) => partida),
  );
  await dejarRastro(tx, ahora, buenas);
  for (const [indice, solicitud] of buenas.entries()) {
    const contabilizada = hechas[indice];
    if (contabilizada === undefined) continue;
    veredictos.set(solicitud, { contabilizada });
    await solicitud.alContabilizar?.(tx, contabilizada);
  }
}

/** Requests whose key was used before: the same body gets the same answer, another body is refused. */
async function hallarRepetidas(
  tx: Tx,
  solicitudes: readonly Solicitud[],
  veredictos: Veredictos,
): Promise<void> {
  const llaves = llavesDe(solicitudes);
  if (llaves.size === 0) return;
  const usadas = await buscarLlaves(tx, [...llaves.values()]);
  const anteriores = new Map(usadas.map((usada) => [`${usada.usuario} ${usada.llave}`, usada]));
  for (const [solicitud, { usuario, llave, cuerpo }] of llaves) {
    const anterior = anteriores.get(`${usuario} ${llave}`);
    if (anterior === undefined) continue;
    veredictos.set(
      solicitud,
      cuerpo.equals(anterior.cuerpo)
        ? { idRepetida: anterior.partida }
        : { problema: new ProblemaError('LLAVE_REUTILIZADA') },
    );
  }
}

function llavesDe(solicitudes: readonly Solicitud[]): Map<Solicitud, LlaveUsada> {
  return new Map(
    solicitudes.flatMap((solicitud) => {
      const { llave, contexto, partida } = solicitud;
      if (llave === undefined || contexto.actor === undefined) return [];
      return [[solicitud, { ...llave, usuario: contexto.actor.id, partida: partida.id }]];
    }),
  );
}

/** A draft is posted once, and only as it was when the person decided. */
async function exigirBorradores(
  tx: Tx,
  solicitudes: readonly Solicitud[],
  veredictos: Veredictos,
): Promise<void> {
  const ids = solicitudes.flatMap(({ borrador }) => borrador?.id ?? []);
  if (ids.length === 0) return;
  const filas = await tx
    .selectFrom('borrador')
    .select(['id', 'version'])
    .where('id', '=', sql<string>`any(${ids}::uuid[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  const versiones = new Map(filas.map(({ id, version }) => [id, version]));
  for (const solicitud of solicitudes) {
    const { borrador } = solicitud;
    if (borrador === undefined) continue;
    const version = versiones.get(borrador.id);
    if (version === borrador.version) continue;
    const codigo = version === undefined ? 'ESTADO_NO_ADMITE' : 'CONFLICTO_DE_EDICION';
    veredictos.set(solicitud, { problema: new ProblemaError(codigo) });
  }
}

async function exigirUnaReversion(
  tx: Tx,
  solicitudes: readonly Solicitud[],
  veredictos: Veredictos,
): Promise<void> {
  const ids = solicitudes.flatMap(({ partida }) => partida.revierte ?? []);
  if (ids.length === 0) return;
  const filas = await tx
    .selectFrom('partida')
    .select('revierte')
    .where('revierte', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const revertidas = new Set(filas.map(({ revierte }) => revierte));
  for (const solicitud of solicitudes) {
    if (solicitud.partida.revierte !== null && revertidas.has(solicitud.partida.revierte))
      veredictos.set(solicitud, { problema: new ProblemaError('YA_REVERTIDA') });
  }
}

/** The rules of the books and, last, the limits of the person: everything wrong is said at once. */
async function exigirReglas(
  tx: Tx,
  ahora: Temporal.Instant,
  solicitudes: readonly Solicitud[],
  veredictos: Veredictos,
): Promise<void> {
  if (solicitudes.length === 0) return;
  const partidas = solicitudes.map(({ partida }) => partida);
  const libro = await leerLibro(tx, ahora, partidas);
  const porPartida = revisarLote(libro, partidas);
  for (const [indice, solicitud] of solicitudes.entries()) {
    const errores: ErrorEnCampo[] = [...(porPartida[indice] ?? [])];
    const { contexto, partida, sujetaALimite } = solicitud;
    if (sujetaALimite)
      errores.push(...excesoDePartida(libro.limites, contexto.actor?.roles ?? [], partida, errores));
    const [primero, ...resto] = errores;
    if (primero !== undefined)
      veredictos.set(solicitud, { problema: problemaDePartida([primero, ...resto]) });
  }
}

/** What each one's own feature asks, one after another: they share the transaction's connection. */
async function exigirLoPropio(
  tx: Tx,
  solicitudes: readonly Solicitud[],
  veredictos: Veredictos,
): Promise<void> {
  for (const solicitud of solicitudes) {
    const veredicto = await solicitud.exigir?.(tx);
    if (veredicto !== undefined) veredictos.set(solicitud, veredicto);
  }
}

/** What the posted ones leave behind: their drafts go, their keys stay. */
async function dejarRastro(tx: Tx, ahora: Temporal.Instant, buenas: readonly Solicitud[]): Promise<void> {
  const borradores = buenas.flatMap(({ borrador }) => borrador?.id ?? []);
  if (borradores.length > 0) {
    await tx.deleteFrom('borrador').where('id', '=', sql<string>`any(${borradores}::uuid[])`).execute();
  }
  const llaves = [...llavesDe(buenas).values()];
  if (llaves.length > 0) await guardarLlaves(tx, ahora, llaves);
}
