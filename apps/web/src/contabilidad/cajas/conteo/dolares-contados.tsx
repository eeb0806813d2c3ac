// US dollars that were found: told beside, valued at the stated rate, in no total.
import {
  type ConteoDeDolares,
  dolares as denominacionesDeDolar,
  enQuetzales,
  valorDeDolares,
} from '@cuadra/core/cajas/denominaciones';
import { useState } from 'react';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { decirTasa } from './decir-tasa.ts';
import classes from './hoja-de-conteo.module.css';
import { leerPiezas } from './lo-contado.ts';

interface DolaresContadosProps {
  readonly dolares: ConteoDeDolares;
  readonly tasaDolar: number;
  readonly alCambiar: (dolares: ConteoDeDolares) => void;
}

export function DolaresContados({ dolares, tasaDolar, alCambiar }: DolaresContadosProps) {
  const total = valorDeDolares(dolares);
  const [abiertos, setAbiertos] = useState(total > 0);
  return (
    <details
      className={classes.dolares}
      open={abiertos}
      onToggle={({ currentTarget }) => setAbiertos(currentTarget.open)}
    >
      <summary>
        Dólares, aparte
        <span>
          {total === 0
            ? 'No entran en el total.'
            : `US$ ${formatearEntero(total / 100)} a ${decirTasa(tasaDolar)}: ${formatearQuetzales(enQuetzales(total, tasaDolar))}. No entran en el total.`}
        </span>
      </summary>
      <ul>
        {denominacionesDeDolar.map(({ clave, nombre }) => (
          <li key={clave}>
            <label>
              {nombre}
              <input
                className={classes.piezas}
                aria-label={`Billetes de ${nombre}`}
                inputMode="numeric"
                autoComplete="off"
                value={dolares[clave] ?? ''}
                onFocus={({ currentTarget }) => currentTarget.select()}
                onChange={({ currentTarget }) => {
                  const { [clave]: _, ...resto } = dolares;
                  const cuantos = leerPiezas(currentTarget.value);
                  alCambiar(cuantos === undefined ? resto : { ...resto, [clave]: cuantos });
                }}
              />
            </label>
          </li>
        ))}
      </ul>
    </details>
  );
}
