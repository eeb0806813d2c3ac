// One denomination of the count sheet: its bundles, its loose pieces, its damaged ones, and what they are worth.
import { type Conteo, type Denominacion, piezasDe, valorDeConteo } from '@cuadra/core/cajas/denominaciones';
import { CheckIcon } from '@heroicons/react/20/solid';
import { formatearEntero, formatearSaldo } from '#ui/format/dinero.ts';
import classes from './hoja-de-conteo.module.css';
import { conPiezas, type LugarDePiezas, leerPiezas, piezasEscritas } from './lo-contado.ts';

interface FilaDeDenominacionProps {
  readonly denominacion: Denominacion;
  readonly conteo: Conteo;
  readonly comparar: Conteo | undefined;
  readonly alCambiar: (conteo: Conteo) => void;
}

const lugares: Readonly<Record<LugarDePiezas, string>> = {
  fajos: 'fajos de 100',
  sueltas: 'sueltas',
  deterioradas: 'deterioradas',
};

export function FilaDeDenominacion({ denominacion, conteo, comparar, alCambiar }: FilaDeDenominacionProps) {
  const { clave, clase, nombre } = denominacion;
  const piezas = conteo[clave];
  const suyos: LugarDePiezas[] =
    clase === 'billete' ? ['fajos', 'sueltas', 'deterioradas'] : ['sueltas', 'deterioradas'];
  return (
    <tr>
      <th scope="row">
        {nombre}
        <Comparacion denominacion={denominacion} conteo={conteo} comparar={comparar} />
      </th>
      {suyos.map((lugar) => (
        <td key={lugar}>
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
        </td>
      ))}
      <td data-clase="monto">
        {piezas === undefined ? '' : formatearSaldo(valorDeConteo({ [clave]: piezas }))}
      </td>
    </tr>
  );
}

/** Only once it is written: whoever counts must not copy. */
function Comparacion({
  denominacion: { clave },
  conteo,
  comparar,
}: Omit<FilaDeDenominacionProps, 'alCambiar'>) {
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
