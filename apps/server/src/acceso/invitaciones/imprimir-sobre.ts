// The invitation on paper, for where no mail arrives. Whoever prints it could read it: it waits for a second person, who
// identifies its owner and tells them the key without which the code is worth nothing.
import type { Readable } from 'node:stream';
import type { ContextoConActor } from '#platform/contexto.ts';
import { escribir, type Tx } from '#platform/database/escribir.ts';
import { leerMembrete } from '#platform/pdf/membrete.ts';
import type { Plataforma } from '#platform/plataforma.ts';
import { crearInvitacion } from './crear-invitacion.ts';
import { decidirConfirmacion, type SobrePorEntregar } from './decidir-confirmacion.ts';
import { huellaDeCodigo, nuevoCodigo } from './secretos.ts';
import type { DatosDelSobre } from './sobre-impreso.ts';
import { type Invitado, tomarInvitado } from './tomar-invitado.ts';

const DURA: Temporal.DurationLike = { hours: 48 };

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
    const invitados: Invitado[] = [];
    // In one order, so that two who print the same ones at once wait instead of holding each other.
    for (const usuario of usuarios.toSorted()) invitados.push(await tomarInvitado(tx, usuario));
    const hechos: DatosDelSobre[] = [];
    for (const { invitado, exento } of await decidirConfirmacion(tx, contexto, invitados))
      hechos.push(await hacerSobre(tx, contexto, { invitado, exento }, alImprimir));
    return hechos.toSorted((uno, otro) => uno.persona.nombre.localeCompare(otro.persona.nombre, 'es'));
  });
  return pdf.hacer({ modulo: new URL('./sobre-impreso.ts', import.meta.url), datos: sobres });
}

async function hacerSobre(
  tx: Tx,
  contexto: ContextoConActor,
  { invitado, exento }: SobrePorEntregar,
  alImprimir: AlImprimir,
): Promise<DatosDelSobre> {
  const codigo = nuevoCodigo();
  const venceEn = await crearInvitacion(tx, contexto, {
    usuario: invitado.id,
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
