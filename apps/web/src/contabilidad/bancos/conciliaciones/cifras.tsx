// Both balances with what changes each of them, until they say the same: as the report has it.
import type { Conciliacion } from '@cuadra/contract/contabilidad/bancos/conciliaciones';
import { cifrasDeConciliacion, type SaldoAjustado } from '@cuadra/core/bancos/conciliacion';
import type { Centavos } from '@cuadra/core/dinero';
import { useMemo } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearMonto } from '#ui/format/dinero.ts';
import classes from './conciliacion.module.css';
import { nombreDePendientes } from './nombre-de-pendientes.ts';

export function Cifras({ conciliacion }: { readonly conciliacion: Conciliacion }) {
  const { saldoBanco, saldoLibros, saldoSegunEstado, pendientes, hasta } = conciliacion;
  const { banco, libros, diferencia } = useMemo(
    () =>
      cifrasDeConciliacion({
        ...{ saldoBanco, saldoLibros },
        pendientes: pendientes.map((uno) => ({ ...uno, explicado: true })),
      }),
    [saldoBanco, saldoLibros, pendientes],
  );
  const al = formatDate(hasta);
  return (
    <section className={classes.cifras} aria-label="Saldos">
      <Lado rotulo={`Saldo según banco al ${al}`} saldo={banco} segunEstado={saldoSegunEstado} />
      <Lado rotulo={`Saldo según libros al ${al}`} saldo={libros} />
      <p className={classes.diferencia} data-cero={diferencia === 0 || undefined}>
        <span>Diferencia entre los saldos conciliados</span>
        <span className={classes.monto}>{formatearMonto(diferencia)}</span>
      </p>
    </section>
  );
}

interface LadoProps {
  readonly rotulo: string;
  readonly saldo: SaldoAjustado;
  readonly segunEstado?: Centavos | null;
}

function Lado({ rotulo, saldo: { saldo, ajustes, ajustado }, segunEstado = null }: LadoProps) {
  return (
    <table className={classes.lado} aria-label={rotulo}>
      <tbody>
        <tr data-fuerte>
          <th scope="row">
            {rotulo}
            {segunEstado !== null && segunEstado !== saldo && (
              <small>El estado de cuenta dice {formatearMonto(segunEstado)}</small>
            )}
          </th>
          <td>{formatearMonto(saldo)}</td>
        </tr>
        {ajustes.map((ajuste) => (
          <tr key={`${ajuste.clase} ${ajuste.lado}`}>
            <th scope="row">
              {ajuste.monto < 0 ? 'Menos' : 'Más'}: {nombreDePendientes(ajuste).toLowerCase()} (
              {formatearEntero(ajuste.cuantos)})
            </th>
            <td>{formatearMonto(ajuste.monto)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr data-fuerte>
          <th scope="row">Saldo conciliado</th>
          <td>{formatearMonto(ajustado)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
