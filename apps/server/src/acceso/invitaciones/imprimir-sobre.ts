// The invitation on paper, for where no mail arrives. Whoever prints it could read it: it waits for a second person, who
// identifies its owner and tells them the key without which the code is worth nothing.
import type { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { ContextoConActor } from '../../platform/contexto.ts';
import { escribir, type Tx } from '../../platform/database/escribir.ts';
import { leerMembrete } from '../../platform/pdf/membrete.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { ProblemaError } from '../../platform/problema.ts';
import { crearInvitacion } from './crear-invitacion.ts';
import { huellaDeCodigo, nuevoCodigo } from './secretos.ts';
import type { DatosDelSobre } from './sobre-impreso.ts';
import { type Invitado, tomarInvitado } from './tomar-invitado.ts';

const DURA: Temporal.DurationLike = { hours: 48 };

export interface SobrePorEntregar {
  readonly invitado: Invitado;
  /** Nobody else is there to confirm it: the institution is being set up. */
  readonly exento: boolean;
}

type AlImprimir = (tx: Tx, sobre: SobrePorEntregar) => Promise<void>;

/** The PDF, which is made only now: what it says is kept nowhere. `alImprimir` goes in the same transaction. */
export function imprimirSobre(
  plataforma: Pick<Plataforma, 'db' | 'pdf'>,
  contexto: ContextoConActor,
  usuario: string,
  alImprimir: AlImprimir,
): Promise<Readable> {
  return imprimirSobres(plataforma, contexto, [usuario], alImprimir);
}

/** Those of several people in one file, a sheet each; all of them or none. */
export async function imprimirSobres(
  { db, pdf }: Pick<Plataforma, 'db' | 'pdf'>,
  contexto: ContextoConActor,
  usuarios: readonly string[],
  alImprimir: AlImprimir,
): Promise<Readable> {
  const sobres = await escribir(db, contexto, 'invitaciones:imprimir', async (tx) => {
    const hechos: DatosDelSobre[] = [];
    // In one order, so that two who print the same ones at once wait instead of holding each other.
    for (const usuario of usuarios.toSorted())
      hechos.push(await hacerSobre(tx, contexto, usuario, alImprimir));
    return hechos.toSorted((uno, otro) => uno.persona.nombre.localeCompare(otro.persona.nombre, 'es'));
  });
  return pdf.hacer({ modulo: new URL('./sobre-impreso.ts', import.meta.url), datos: sobres });
}

async function hacerSobre(
  tx: Tx,
  contexto: ContextoConActor,
  usuario: string,
  alImprimir: AlImprimir,
): Promise<DatosDelSobre> {
  const codigo = nuevoCodigo();
  const invitado = await tomarInvitado(tx, usuario);
  const exento = await estaExento(tx, contexto, usuario);
  const venceEn = await crearInvitacion(tx, contexto, {
    usuario,
    via: 'sobre',
    huella: huellaDeCodigo(codigo),
    dura: DURA,
    exenta: exento,
  });
  await alImprimir(tx, { invitado, exento });
  return {
    institucion: await leerMembrete(tx),
    persona: { nombre: invitado.nombre, correo: invitado.correo },
    codigo,
    direccion: `${contexto.origen}/reset-password`,
    exento,
    venceEn: venceEn.toString(),
    impresoEn: contexto.ahora.toString(),
    impresoPor: contexto.actor.nombre,
  };
}

/** True while the institution is being set up and nobody else could confirm; later, NADIE_CONFIRMA. */
async function estaExento(tx: Tx, { actor }: ContextoConActor, usuario: string): Promise<boolean> {
  const { rows } = await sql<{ hay: boolean; enPreparacion: boolean }>`
    select hay_quien_confirme(${actor.id}::uuid, ${usuario}::uuid) as hay,
      institucion_en_preparacion() as en_preparacion`.execute(tx);
  const [situacion] = rows;
  if (situacion?.hay) return false;
  if (situacion?.enPreparacion) return true;
  throw new ProblemaError('NADIE_CONFIRMA');
}
