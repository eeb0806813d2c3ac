// The old trial balance from a file, by code, by name or by an equivalence: what it brings is said before it is kept.
import { listarEquivalencias } from '@cuadra/contract/contabilidad/equivalencias/equivalencias';
import type { SaldosDeHoja } from '@cuadra/contract/contabilidad/saldos-iniciales/leer-hoja';
import { useQuery } from '@tanstack/react-query';
import { hojaDeSaldos } from '#hojas/hoja-de-saldos.ts';
import { HojaPorTraer } from '#hojas/hoja-por-traer.tsx';
import { usePermission } from '#platform/current-session.ts';
import { queryOf } from '#platform/query.ts';
import { SelectField } from '#ui/fields/select-field.tsx';
import { formatearEntero } from '#ui/format/dinero.ts';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import classes from './comprobacion.module.css';
import type { useBalanceEnHoja } from './use-balance-en-hoja.ts';

interface EnHojaProps {
  readonly balance: ReturnType<typeof useBalanceEnHoja>;
  readonly ocupado: boolean;
}

export function EnHoja({ balance, ocupado }: EnHojaProps) {
  const { hoja, ajustes, ajustar, leido, leyendo, fallos } = balance;
  const puedeVerlas = usePermission(listarEquivalencias.permission);
  const { data: guardadas = [] } = useQuery({ ...queryOf(listarEquivalencias), enabled: puedeVerlas });
  return (
    <>
      <HojaPorTraer
        ficha={hojaDeSaldos}
        hoja={hoja}
        nota="CSV o XLSX, como lo imprime su sistema: cuenta y saldo, o debe y haber"
        ocupado={leyendo || ocupado}
        fallos={fallos}
      />
      {hoja.manera !== undefined && (
        <div className={classes.ajustes}>
          {leido != null && leido.signo !== null && (
            <SelectField
              etiqueta="Un saldo positivo es"
              valor={ajustes.signo ?? leido.signo}
              opciones={[
                ['debe', 'Deudor; el negativo, acreedor'],
                ['naturaleza', 'El normal de su cuenta'],
              ]}
              onCambio={(elegido) => ajustar({ signo: elegido === 'debe' ? 'debe' : 'naturaleza' })}
            />
          )}
          {guardadas.length > 0 && (
            <SelectField
              etiqueta="Equivalencia de cuentas"
              todos="Ninguna: por código o nombre"
              valor={ajustes.equivalencia}
              opciones={guardadas.map(({ id, nombre }) => [id, nombre])}
              onCambio={(equivalencia) => ajustar({ equivalencia })}
            />
          )}
        </div>
      )}
      {leyendo && <SkeletonRows filas={2} etiqueta="Leyendo el balance" />}
      {leido !== undefined && <p className={classes.nota}>{loLeido(leido)}</p>}
    </>
  );
}

/** How much was read and what was left out: a sheet lists accounts that only add others up, too. */
function loLeido({ saldos, sinSaldo, deMayor }: SaldosDeHoja): string {
  const contar = (cuantos: number, uno: string, varios: string) =>
    cuantos === 1 ? `1 ${uno}` : `${formatearEntero(cuantos)} ${varios}`;
  const fuera = [
    ...(deMayor > 0 ? [contar(deMayor, 'cuenta de mayor', 'cuentas de mayor')] : []),
    ...(sinSaldo > 0 ? [contar(sinSaldo, 'fila sin saldo', 'filas sin saldo')] : []),
  ];
  const leidos = `${saldos.length === 1 ? 'Se leyó' : 'Se leyeron'} ${contar(saldos.length, 'saldo', 'saldos')}.`;
  return fuera.length === 0 ? leidos : `${leidos} Sin contar ${fuera.join(' ni ')}.`;
}
