// The certificate of a term account, while it has its money.
import type { Centavos } from '@cuadra/core/dinero';
import { sql } from 'kysely';
import type { Database } from '#platform/database/pool.ts';
import { ProblemaError } from '#platform/problema.ts';
import { definirReporte, enUnLote } from '#reportes/reporte.ts';
import type * as presentacion from './certificado-impreso.ts';
import { type CuentaImpresa, leerCuentaImpresa } from './leer-cuenta-impresa.ts';

export const reporteDeCertificado = definirReporte<'certificado-de-plazo', typeof presentacion>(
  'certificado-de-plazo',
  {
    modulo: new URL('./certificado-impreso.ts', import.meta.url),
    async contar(db, contexto, { cuenta }) {
      aPlazo(await leerCuentaImpresa(db, contexto, cuenta));
      return 1;
    },
    async dataset(db, contexto, { cuenta }) {
      const suya = await leerCuentaImpresa(db, contexto, cuenta);
      const { plazo, vence, tasaPactada, alVencer } = aPlazo(suya);
      const inicio = Temporal.PlainDate.from(vence).subtract({ days: plazo }).toString();
      return {
        detalles: [`Certificado ${suya.numero} · ${suya.producto}`],
        agencias: [suya.agencia],
        cabecera: null,
        lotes: enUnLote([
          {
            ...{ numero: suya.numero, producto: suya.producto, titulares: suya.titulares },
            ...{ agencia: suya.agencia, nombreAgencia: suya.nombreAgencia, destino: suya.destino },
            ...{ apertura: suya.apertura, inicio, plazo, vence, tasaPactada, alVencer },
            ...{ isr: suya.isr, isrDocumento: suya.isrDocumento, isrVence: suya.isrVence },
            capital: await leerCapital(db, suya, inicio),
          },
        ]),
      };
    },
  },
);

function aPlazo(cuenta: CuentaImpresa) {
  const { plazo, vence, tasaPactada, alVencer, estado, movimientos } = cuenta;
  const negar = (detalle: string) => new ProblemaError('ESTADO_NO_ADMITE', { detalle });
  if (plazo === null || vence === null || tasaPactada === null || alVencer === null)
    throw negar(`La cuenta ${cuenta.numero} no es a plazo: no tiene certificado.`);
  if (estado === 'cerrada' || estado === 'por-retirar')
    throw negar(`La cuenta ${cuenta.numero} ya se liquidó: su certificado no tiene valor.`);
  if (movimientos === 0)
    throw negar(`La cuenta ${cuenta.numero} todavía no tiene depósito: no hay qué certificar.`);
  return { plazo, vence, tasaPactada, alVencer };
}

/** What the term began with: what was paid since stands apart from it. */
async function leerCapital(db: Database, { id, saldo }: CuentaImpresa, inicio: string): Promise<Centavos> {
  const { rows } = await sql<{ capital: Centavos }>`
    select (${saldo}::bigint - coalesce(sum(m.monto), 0))::bigint as capital from movimiento_ahorro m
    where m.cuenta = ${id} and m.gana_desde > ${inicio}::date and m.clase in ('interes', 'isr')`.execute(db);
  return rows[0]?.capital ?? saldo;
}
