// What a month's close asks of the opening balances: that none of its days is still being written or waits for approval.
import { sql } from 'kysely';
import { type Compuerta, EN_ORDEN } from '#contabilidad/periodos/compuerta.ts';
import { enlaceAApertura } from './apertura.ts';

export const saldosInicialesContabilizados: Compuerta = {
  id: 'saldos-iniciales',
  titulo: 'Saldos iniciales contabilizados',
  admiteExcepcion: false,
  async revisar(db, { agencia, desde, hasta }) {
    const { rows } = await sql<{ id: string; estado: string }>`
      select id, estado from saldos_iniciales
      where agencia = ${agencia} and estado in ('borrador', 'en_revision') and fecha between ${desde}::date and ${hasta}::date`.execute(
      db,
    );
    const [una] = rows;
    if (una === undefined) return EN_ORDEN;
    const texto =
      una.estado === 'borrador'
        ? 'Los saldos iniciales de la agencia se están escribiendo'
        : 'Los saldos iniciales de la agencia esperan aprobación';
    return {
      pasa: false,
      motivo: `${texto}, con fecha del periodo. Apruébelos o descártelos.`,
      detalle: [{ id: una.id, texto, enlace: enlaceAApertura(agencia) }],
    };
  },
};
