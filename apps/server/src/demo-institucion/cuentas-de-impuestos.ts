// The accounts that separating a tax from a line proposes in the demo institution.
import { sql } from 'kysely';
import type { Tx } from '#platform/database/escribir.ts';

type CuentasDeImpuestos = Readonly<
  Record<'cuentaIvaCredito' | 'cuentaIvaDebito' | 'cuentaIsrRetenido', string>
>;

export const cuentasDeImpuestosDemo: CuentasDeImpuestos = {
  cuentaIvaCredito: '10510201', // IVA crédito fiscal
  cuentaIvaDebito: '3051010103', // IVA débito fiscal
  cuentaIsrRetenido: '3051010102', // ISR retenido a proveedores
};

/** Those that the chart has. */
export async function cargarCuentasDeImpuestos(tx: Tx, cuentas: CuentasDeImpuestos): Promise<void> {
  const { cuentaIvaCredito, cuentaIvaDebito, cuentaIsrRetenido } = cuentas;
  await sql`
    update configuracion_contable set
      cuenta_iva_credito = (select id_cuenta from cuenta where id_cuenta = ${cuentaIvaCredito}),
      cuenta_iva_debito = (select id_cuenta from cuenta where id_cuenta = ${cuentaIvaDebito}),
      cuenta_isr_retenido = (select id_cuenta from cuenta where id_cuenta = ${cuentaIsrRetenido})`.execute(
    tx,
  );
}
