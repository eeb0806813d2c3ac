// A cell that is not being edited, as it is read: the account with its name, the amount with its value.
import { CERO } from '@cuadra/core/dinero';
import { esFormula } from '@cuadra/core/formula';
import { formatearMonto, formatearQuetzales } from '#ui/format/dinero.ts';
import { Text } from '#ui/text/text.tsx';
import type { Entorno } from '../entorno.ts';
import { type Columna, esLado, type FilaDeHoja } from '../fila.ts';
import classes from '../hoja.module.css';
import type { Montos } from '../montos.ts';

interface TextoDeCeldaProps {
  readonly entorno: Entorno;
  readonly fila: FilaDeHoja;
  readonly montos: Montos;
  readonly columna: Columna;
}

export function TextoDeCelda({ entorno, fila, montos, columna }: TextoDeCeldaProps) {
  const texto = fila[columna];
  if (columna === 'idCuenta') {
    const cuenta = entorno.buscador.cuenta(texto)?.cuenta;
    if (cuenta === undefined) return texto;
    return (
      <>
        <span className={classes.codigo}>{texto}</span> {cuenta.nombreCuenta}
      </>
    );
  }
  if (!esLado(columna)) {
    const heredado = columna === 'concepto' && texto === '' && fila.idCuenta !== '';
    return heredado ? <span className={classes.heredado}>{entorno.conceptoDeCabecera}</span> : texto;
  }
  const { monto } = montos[columna];
  if (texto.trim() === '') return null;
  return (
    <>
      {esFormula(texto) && (
        <span className={classes.formula} title={texto}>
          ƒ
        </span>
      )}
      {monto === undefined ? texto : formatearMonto(monto)}
    </>
  );
}

/** Where an account stands in the chart and what it has today. */
export function LugarDeCuenta({
  entorno,
  idCuenta,
}: {
  readonly entorno: Entorno;
  readonly idCuenta: string;
}) {
  const hallada = entorno.buscador.cuenta(idCuenta);
  if (hallada === undefined) return null;
  const saldo = entorno.saldos === undefined ? undefined : (entorno.saldos.get(idCuenta) ?? CERO);
  return (
    <>
      <Text as="span" muted>
        {hallada.camino} ›{' '}
      </Text>
      {hallada.cuenta.nombreCuenta}
      {saldo !== undefined && (
        <Text as="span" muted figures unbroken>
          {' '}
          · Saldo {formatearQuetzales(saldo)}
        </Text>
      )}
    </>
  );
}
