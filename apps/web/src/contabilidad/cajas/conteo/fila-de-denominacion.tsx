// The parts of a denomination of the count sheet: the field of its pieces of one kind, and whether it is what there was.
import { type Conteo, type Denominacion, piezasDe } from '@cuadra/core/cajas/denominaciones';
import { CheckIcon } from '@heroicons/react/20/solid';
import { formatearEntero } from '#ui/format/dinero.ts';
import classes from './hoja-de-conteo.module.css';
import { conPiezas, type LugarDePiezas, leerPiezas, piezasEscritas } from './lo-contado.ts';

interface CampoDePiezasProps {
  readonly denominacion: Denominacion;
  readonly lugar: LugarDePiezas;
  readonly conteo: Conteo;
  readonly alCambiar: (conteo: Conteo) => void;
}

const lugares: Readonly<Record<LugarDePiezas, string>> = {
  fajos: 'fajos de 100',
  sueltas: 'sueltas',
  deterioradas: 'deterioradas',
};

export function CampoDePiezas({ denominacion, lugar, conteo, alCambiar }: CampoDePiezasProps) {
  const { clave, clase, nombre } = denominacion;
  return (
    <input
      className={classes.piezas}
      data-columna={lugar}
      aria-label={`${clase === 'billete' ? 'Billetes' : 'Monedas'} de ${nombre}, ${lugares[lugar]}`}
      inputMode="numeric"
      autoComplete="off"
      value={piezasEscritas(conteo, clave, lugar)}
      onFocus={({ currentTarget }) => currentTarget.select()}
      onChange={({ currentTarget }) =>
        alCambiar(conPiezas(conteo, clave, lugar, leerPiezas(currentTarget.value)))
      }
    />
  );
}

interface ComparacionProps {
  readonly denominacion: Denominacion;
  readonly conteo: Conteo;
  readonly comparar: Conteo | undefined;
}

/** Only once it is written: whoever counts must not copy. */
export function Comparacion({ denominacion: { clave }, conteo, comparar }: ComparacionProps) {
  const escritas = conteo[clave];
  if (comparar === undefined || escritas === undefined) return null;
  const antes = piezasDe(comparar[clave]);
  if (piezasDe(escritas) === antes)
    return (
      <span className={classes.igual}>
        <CheckIcon width={14} height={14} aria-hidden="true" /> igual
      </span>
    );
  return (
    <span className={classes.distinta}>{antes === 0 ? 'no había' : `había ${formatearEntero(antes)}`}</span>
  );
}
