// One transaction's worth of requests: each is judged by itself, in the order of the checks below, and the good ones
// are posted together. What a request asks for itself is asked with the order of the books in hand, and it is posted before
// the next one asks: nothing comes between the answer and the posting.
import { sql } from 'kysely';
import type { Contexto } from '#platform/contexto.ts';
import { confirmarLoAnterior } from '#platform/database/confirmar-lo-anterior.ts';
import type { Tx } from '#platform/database/escribir.ts';
import { ProblemaError } from '#platform/problema.ts';
import { type Contabilizada, contabilizarLasDemas, tomarOrden } from './contabilizar.ts';
import { type EntornoDelLibro, leerEntorno } from './entorno.ts';
import { ejercicioDe } from './guardar-nuevas.ts';
import { buscarLlaves, guardarLlaves, type Llave, type LlaveUsada } from './llaves.ts';
import type { PartidaPorContabilizar } from './partida-por-contabilizar.ts';
import { problemaDe, revisar } from './revisar.ts';

/** A request to post one partida, with what must still hold when its turn comes. */
export interface Solicitud {
  readonly contexto: Contexto;
  /** What the bitácora calls it: partidas:contabilizar, partidas:aprobar, partidas:revertir… */
  readonly accion: string;
  readonly partida: PartidaPorContabilizar;
  /** Ids of what else is changed with it, so that the bitácora tells who did, among those that travel together. */
  readonly entidades?: readonly string[];
  /** False: whether it is beyond the limits is told by `exigir`, in its own words. PostgreSQL judges it anyway. */
  readonly avisaLimite?: boolean;
  /** What whoever consents must see, and what else is posted with it. Absent: what the partida says. */
  readonly acto?: ActoDeSolicitud | undefined;
  /** The draft it comes from: it must still be as it was read, and is gone once posted. */
  readonly borrador?: { readonly id: string; readonly version: number };
  /** A reversal: that what was matched with the bank before that instant is undone was told, and accepted. */
  readonly aceptaCruces?: Temporal.Instant | undefined;
  /** The caller's Idempotency-Key with the digest of the body it came with. */
  readonly llave?: Llave | undefined;
  /** What else must hold, asked in the same transaction once the rules admit it; a refusal is this request's own. */
  readonly exigir?: (tx: Tx) => Promise<Veredicto | undefined>;
  /** It is asked only if it may have something to be accepted, which the statement that posts it tells: most have not. */
  readonly exigirSi?: 'sospechosa';
  /** What else happens if it is posted, and only then: in the same transaction. */
  readonly alContabilizar?: (tx: Tx, hecha: Contabilizada) => Promise<void>;
  /** The same, for as many as travel together: all those that bring this same function are told at once. */
  readonly alContabilizarJuntas?: (tx: Tx, hechas: readonly Contabilizada[]) => Promise<void>;
}

export interface ActoDeSolicitud {
  readonly resumen?: string | undefined;
  /** The savings accounts that it moves. */
  readonly cuentas?: readonly number[] | undefined;
  /** Other partidas of the same act. */
  readonly otras?: readonly PartidaPorContabilizar[] | undefined;
}

export type Veredicto =
  | { readonly contabilizada: Contabilizada }
  /** The key was used before with this same body: the answer is that partida's. */
  | { readonly idRepetida: string }
  /** Whoever asked is answered with it: a ProblemaError, or what they themselves refused it with. */
  | { readonly problema: Error };

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

/**
 * Requests that concern the same thing (one key, one draft, one reversal) are judged one after another, never together:
 * the second must see what became of the first, which may have been refused. In as few rounds as possible, which is one
 * unless somebody asks twice at the same moment.
 */
export function enRondas(solicitudes: readonly Solicitud[]): Solicitud[][] {
  const rondas: { solicitudes: Solicitud[]; asuntos: Set<string> }[] = [];
  for (const solicitud of solicitudes) {
    const propios = asuntosDe(solicitud);
    // After the last round that has one of its matters, so that the order of arrival is kept.
    const turno = rondas.findLastIndex(({ asuntos }) => propios.some((asunto) => asuntos.has(asunto))) + 1;
    const ronda = rondas[turno] ?? { solicitudes: [], asuntos: new Set() };
    rondas[turno] = ronda;
    ronda.solicitudes.push(solicitud);
    for (const asunto of propios) ronda.asuntos.add(asunto);
  }
  return rondas.map((ronda) => ronda.solicitudes);
}

function asuntosDe({ contexto, llave, borrador, partida }: Solicitud): string[] {
  return [
    ...(llave === undefined ? [] : [`llave ${contexto.actor?.id} ${llave.llave}`]),
    ...(borrador === undefined ? [] : [`borrador ${borrador.id}`]),
    ...(partida.revierte === null ? [] : [`reversión ${partida.revierte}`]),
  ];
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
  const preguntan = vigentes().filter(
    ({ exigir, exigirSi }) => exigir !== undefined && exigirSi === undefined,
  );
  const demas = vigentes().filter((solicitud) => !preguntan.includes(solicitud));
  const apartadas = await guardar(tx, ahora, demas, veredictos, porJuzgarDe(demas));
  await deUnaEnUna(tx, ahora, [...preguntan, ...apartadas], veredictos);
  await reconocerse(tx, ronda, veredictos);
}

/**
 * Refused, perhaps, by itself: whoever asks again while the first time is still on its way, in another process, does not find the
 * key, waits for it, and then resembles it or misses its draft.
 */
async function reconocerse(tx: Tx, ronda: readonly Solicitud[], veredictos: Veredictos): Promise<void> {
  const negadas = ronda.filter((solicitud) => 'problema' in (veredictos.get(solicitud) ?? {}));
  await hallarRepetidas(tx, negadas, veredictos);
}

/** Which partidas are set aside if they may have something to be accepted. */
export function porJuzgarDe(solicitudes: readonly Solicitud[]): ReadonlySet<PartidaPorContabilizar> {
  return new Set(solicitudes.flatMap(({ partida, exigirSi }) => (exigirSi === undefined ? [] : partida)));
}

/** Those that ask for themselves: each by the books as the one before it left them. */
async function deUnaEnUna(
  tx: Tx,
  ahora: Temporal.Instant,
  solicitudes: readonly Solicitud[],
  veredictos: Veredictos,
): Promise<void> {
  if (solicitudes.length === 0) return;
  await tomarOrden(tx, ahora, [...new Set(solicitudes.map(({ partida }) => ejercicioDe(partida)))]);
  for (const solicitud of solicitudes) {
    const veredicto = await solicitud.exigir?.(tx);
    if (veredicto === undefined) await guardar(tx, ahora, [solicitud], veredictos, porJuzgarDe([]));
    else veredictos.set(solicitud, veredicto);
  }
}

/** Those that were set aside have no verdict yet. */
async function guardar(
  tx: Tx,
  ahora: Temporal.Instant,
  solicitudes: readonly Solicitud[],
  veredictos: Veredictos,
  porJuzgar: ReadonlySet<PartidaPorContabilizar>,
): Promise<readonly Solicitud[]> {
  const partidas = solicitudes.map(({ partida }) => partida);
  const contestadas = await contabilizarLasDemas(tx, ahora, partidas, porJuzgar);
  const hechas = new Map<Solicitud, Contabilizada>();
  for (const [indice, solicitud] of solicitudes.entries()) {
    const contabilizada = contestadas[indice];
    if (contabilizada !== undefined) hechas.set(solicitud, contabilizada);
  }
  await dejarRastro(tx, ahora, [...hechas.keys()]);
  for (const [solicitud, contabilizada] of hechas) {
    veredictos.set(solicitud, { contabilizada });
    await solicitud.alContabilizar?.(tx, contabilizada);
  }
  await avisarJuntas(tx, hechas);
  return solicitudes.filter((solicitud) => !hechas.has(solicitud));
}

async function avisarJuntas(tx: Tx, hechas: ReadonlyMap<Solicitud, Contabilizada>): Promise<void> {
  const grupos = Map.groupBy(hechas, ([{ alContabilizarJuntas }]) => alContabilizarJuntas);
  for (const [avisar, suyas] of grupos)
    await avisar?.(
      tx,
      suyas.map(([, contabilizada]) => contabilizada),
    );
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
  if (usadas.length > 0) await confirmarLoAnterior(tx);
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
  const propuestas = await tx
    .selectFrom('borrador')
    .select(['id', 'revierte'])
    .where('revierte', '=', sql<string>`any(${ids}::uuid[])`)
    .execute();
  const revertidas = new Set(filas.map(({ revierte }) => revierte));
  for (const solicitud of solicitudes) {
    const { id, revierte } = solicitud.partida;
    if (revierte === null) continue;
    const deOtra = propuestas.some((propuesta) => propuesta.revierte === revierte && propuesta.id !== id);
    if (revertidas.has(revierte)) veredictos.set(solicitud, { problema: new ProblemaError('YA_REVERTIDA') });
    else if (deOtra) veredictos.set(solicitud, { problema: new ProblemaError('REVERSION_EN_REVISION') });
  }
}

async function exigirReglas(
  tx: Tx,
  ahora: Temporal.Instant,
  solicitudes: readonly Solicitud[],
  veredictos: Veredictos,
): Promise<void> {
  if (solicitudes.length === 0) return;
  const entorno = await leerEntorno(
    tx,
    ahora,
    solicitudes.map(({ partida }) => partida),
  );
  for (const solicitud of solicitudes) {
    const problema = juzgar(entorno, solicitud);
    if (problema !== undefined) veredictos.set(solicitud, { problema });
  }
}

export function juzgar(
  entorno: EntornoDelLibro,
  { contexto, partida, avisaLimite = true }: Solicitud,
): ProblemaError | undefined {
  const solo = partida.aprobador === null && partida.autorizacion === null && partida.autor !== null;
  const seAvisa = avisaLimite && solo && contexto.consentimiento?.modo !== 'pedir';
  const roles = seAvisa ? contexto.actor?.roles : undefined;
  return problemaDe(revisar(entorno, partida, roles));
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
