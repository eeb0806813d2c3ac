// What those who review do, as tests ask for it: each call is answered whole, a refusal too.

import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import * as contrato from '@cuadra/contract/contabilidad/cajas/revision';
import type { DestinoDeDiferencia } from '@cuadra/core/cajas/movimiento';
import { sql } from 'kysely';
import type { MundoDeCajas, Persona } from '#contabilidad/cajas/testing/mundo-de-cajas.ts';

type Vista = Pick<Jornada, 'id' | 'version'>;

const MOTIVO = 'Se revisó con el cajero';

export function revisores(m: MundoDeCajas) {
  return {
    revisar: (
      { token }: Persona,
      { id, version }: Vista,
      destino: DestinoDeDiferencia | null = null,
      motivo: string | null = destino === null ? null : MOTIVO,
    ) => m.llamar(contrato.revisarJornada, { params: { id }, body: { version, destino, motivo } }, { token }),

    aprobar: ({ token }: Persona, { id, version }: Vista, propuesta: string) =>
      m.llamar(
        contrato.resolverPropuesta,
        { params: { id }, body: { decision: 'aprobar', version, propuesta } },
        { token },
      ),

    negar: ({ token }: Persona, { id, version }: Vista, propuesta: string) =>
      m.llamar(
        contrato.resolverPropuesta,
        { params: { id }, body: { decision: 'negar', version, propuesta, motivo: 'Falta buscar más' } },
        { token },
      ),

    observar: ({ token }: Persona, { id, version }: Vista, comentario = 'Explique mejor') =>
      m.llamar(contrato.observarJornada, { params: { id }, body: { version, comentario } }, { token }),

    responder: ({ token }: Persona, { id, version }: Vista, respuesta = 'Di mal un vuelto') =>
      m.llamar(contrato.responderObservacion, { params: { id }, body: { version, respuesta } }, { token }),

    congelar: ({ token }: Persona, { id, version }: Vista) =>
      m.llamar(contrato.congelarCaja, { params: { id }, body: { version } }, { token }),

    descongelar: ({ token }: Persona, { id, version }: Vista) =>
      m.llamar(
        contrato.descongelarCaja,
        { params: { id }, body: { version, motivo: 'Hay demasiada gente' } },
        { token },
      ),

    /** Each line of a partida: its account, its debe and its haber. */
    async lineasDe(partida: string | undefined): Promise<[string, number, number][]> {
      const { rows } = await sql<{ idCuenta: string; debe: number; haber: number }>`
        select l.id_cuenta, l.debe, l.haber from linea l join partida p on p.ejercicio = l.ejercicio and p.numero = l.numero
        where p.id = ${partida ?? null}::uuid order by l.n`.execute(m.db);
      return rows.map(({ idCuenta, debe, haber }) => [idCuenta, debe, haber]);
    },
  };
}

/** With what it was refused; nothing when it was not. */
export const rechazo = ({ status, problema }: { status: number; problema: { codigo?: string } }) =>
  status >= 400 ? problema.codigo : undefined;
