// The accounts found, with where each stands and what it has. The options are plain elements, not the library's: there
// are many and they are drawn at every key.
import { CERO, type Centavos } from '@cuadra/core/dinero';
import { Combobox } from '@mantine/core';
import { type MouseEvent, memo, useId } from 'react';
import { ByTag } from '#ui/fields/account-picker.tsx';
import { formatearSaldo } from '#ui/format/dinero.ts';
import { Highlight } from '#ui/text/highlight.tsx';
import { normalizeText } from '#ui/text/text-search.ts';
import type { CuentaBuscable } from '../buscador.ts';
import classes from './celdas.module.css';

// Twice those in sight, since all are drawn at every key; whoever needs the next ones types another letter.
const OPCIONES_MAX = 16;

interface OpcionesDeCuentaProps {
  /** False while the accounts come. */
  readonly listas: boolean;
  readonly halladas: readonly CuentaBuscable[];
  readonly texto: string;
  readonly saldos: ReadonlyMap<string, Centavos> | undefined;
  readonly onElegir: (idCuenta: string) => void;
}

export function OpcionesDeCuenta({ listas, halladas, texto, saldos, onElegir }: OpcionesDeCuentaProps) {
  const id = useId();
  const buscado = normalizeText(texto);
  const sobran = halladas.length - OPCIONES_MAX;
  const alPulsar = ({ target }: MouseEvent) => {
    const idCuenta =
      target instanceof Element && target.closest('[data-cuenta]')?.getAttribute('data-cuenta');
    if (typeof idCuenta === 'string') onElegir(idCuenta);
  };
  return (
    <>
      <Combobox.Options className={classes.opciones ?? ''} aria-label="Cuentas" onClick={alPulsar}>
        {halladas.slice(0, OPCIONES_MAX).map((hallada) => {
          const { idCuenta } = hallada.cuenta;
          const saldo = saldos === undefined ? undefined : (saldos.get(idCuenta) ?? CERO);
          return (
            <Opcion
              key={idCuenta}
              id={`${id}${idCuenta}`}
              hallada={hallada}
              buscado={buscado}
              saldo={saldo}
            />
          );
        })}
        {halladas.length === 0 && (
          <Combobox.Empty className={classes.ninguna ?? ''}>
            {listas ? `Ninguna cuenta de detalle coincide con «${texto.trim()}».` : 'Cargando las cuentas…'}
          </Combobox.Empty>
        )}
      </Combobox.Options>
      {sobran > 0 && (
        <Combobox.Footer className={classes.resto ?? ''}>Y {sobran} más: siga escribiendo.</Combobox.Footer>
      )}
    </>
  );
}

interface OpcionProps {
  readonly id: string;
  readonly hallada: CuentaBuscable;
  /** Normalised. */
  readonly buscado: string;
  readonly saldo: Centavos | undefined;
}

const Opcion = memo(function Opcion({ id, hallada, buscado, saldo }: OpcionProps) {
  const { idCuenta, nombreCuenta } = hallada.cuenta;
  const palabras = buscado.split(' ');
  return (
    <div
      id={id}
      role="option"
      aria-selected="false"
      tabIndex={-1}
      className={classes.opcion}
      data-combobox-option
      data-cuenta={idCuenta}
    >
      <span className={classes.codigo}>
        <Highlight texto={idCuenta} palabras={palabras.filter((palabra) => idCuenta.startsWith(palabra))} />
      </span>
      <span className={classes.nombre}>
        <Highlight texto={nombreCuenta} palabras={palabras} />
        <ByTag etiquetas={hallada.etiquetas} palabras={palabras} />
      </span>
      {saldo !== undefined && <span className={classes.saldo}>{formatearSaldo(saldo)}</span>}
      <span className={classes.camino}>
        <bdi>{hallada.camino}</bdi>
      </span>
    </div>
  );
});
