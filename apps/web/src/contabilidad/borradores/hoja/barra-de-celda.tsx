// What there is to know of the cell with the cursor: what is wrong with it, the whole account with its balance, the
// value of a formula. In the place where spreadsheets have it.
import { CERO, sumar } from '@cuadra/core/dinero';
import { esFormula } from '@cuadra/core/formula';
import { formatearMonto } from '#ui/format/dinero.ts';
import { contarLineas } from '../nombres.ts';
import { type Hoja, rangoActivo } from './almacen.ts';
import classes from './barra-de-celda.module.css';
import { LugarDeCuenta } from './celdas/lugar-de-cuenta.tsx';
import { type Entorno, letrasDeColumna, useHoja } from './entorno.ts';
import { esLado } from './fila.ts';
import { problemasDe } from './problemas.ts';

export function BarraDeCelda({ entorno }: { readonly entorno: Entorno }) {
  const hoja = useHoja(entorno.almacen, (todo) => todo);
  const { cursor } = hoja;
  return (
    <div className={classes.barra}>
      <span className={classes.lugar}>
        {letrasDeColumna[cursor.columna]}
        {cursor.fila + 1}
      </span>
      <span id={entorno.idDeBarra} className={classes.texto}>
        <LoDeLaCelda entorno={entorno} hoja={hoja} />
      </span>
      <Eleccion hoja={hoja} />
    </div>
  );
}

function LoDeLaCelda({ entorno, hoja }: { readonly entorno: Entorno; readonly hoja: Hoja }) {
  const { fila: indice, columna } = hoja.cursor;
  const fila = hoja.filas[indice];
  const montos = hoja.montos[indice];
  if (fila === undefined || montos === undefined) return null;
  const problema = problemasDe(fila, montos, hoja.errores.get(fila.clave), entorno.buscador)[columna];
  if (problema !== undefined) return <span className={classes.problema}>{problema}</span>;
  if (columna === 'idCuenta') return <LugarDeCuenta entorno={entorno} idCuenta={fila.idCuenta} />;
  if (!esLado(columna)) return null;
  const { monto } = montos[columna];
  if (fila.propuesta && fila[columna] !== '') return 'Lo que falta para que la partida cuadre.';
  return esFormula(fila[columna]) && monto !== undefined ? `= ${formatearMonto(monto)}` : null;
}

function Eleccion({ hoja }: { readonly hoja: Hoja }) {
  if (hoja.seleccion === null) return null;
  const { desde, hasta } = rangoActivo(hoja);
  const montos = hoja.montos.slice(desde, hasta + 1);
  const suma = (lado: 'debe' | 'haber') => sumar(montos.map((uno) => uno[lado].monto ?? CERO));
  return (
    <span className={classes.eleccion} role="status">
      {contarLineas(hasta - desde + 1)}: debe {formatearMonto(suma('debe'))}, haber{' '}
      {formatearMonto(suma('haber'))}
    </span>
  );
}
