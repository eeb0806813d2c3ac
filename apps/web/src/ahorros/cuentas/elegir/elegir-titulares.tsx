// The holders of an account, in order: it is named after the first.
import { TITULARES_MAX } from '@cuadra/contract/ahorros/cuentas';
import { ArrowUpIcon, XMarkIcon } from '@heroicons/react/24/outline';
import { Input } from '@mantine/core';
import { escribirDpi } from '#ahorros/marcas/dpi.ts';
import { IconButton } from '#ui/marks/icon-button.tsx';
import classes from './elegir.module.css';
import { type AsociadoElegido, ElegirAsociado } from './elegir-asociado.tsx';

interface ElegirTitularesProps {
  readonly titulares: readonly AsociadoElegido[];
  readonly onCambio: (titulares: AsociadoElegido[]) => void;
  readonly error?: string | undefined;
  readonly autoFoco?: boolean;
}

export function ElegirTitulares({ titulares, onCambio, error, autoFoco = false }: ElegirTitularesProps) {
  const quitar = (id: string) => onCambio(titulares.filter((uno) => uno.id !== id));
  const alPrincipio = (primero: AsociadoElegido) =>
    onCambio([primero, ...titulares.filter(({ id }) => id !== primero.id)]);
  return (
    <div className={classes.grupo}>
      {titulares.length > 0 && (
        <>
          <Input.Label labelElement="div">Titulares</Input.Label>
          <ol className={classes.titulares} aria-label="Titulares">
            {titulares.map((titular, lugar) => (
              <li key={titular.id} className={classes.titular}>
                <span className={classes.hallada}>
                  <span className={classes.principal}>{titular.nombre}</span>
                  <span className={classes.segundo}>
                    {lugar === 0 ? 'A su nombre, ' : ''}asociado {titular.numero}
                    {titular.dpi !== null && `, DPI ${escribirDpi(titular.dpi)}`}
                  </span>
                </span>
                <span className={classes.botones}>
                  {lugar > 0 && (
                    <IconButton
                      etiqueta={`Poner a nombre de ${titular.nombre}`}
                      icono={ArrowUpIcon}
                      onClick={() => alPrincipio(titular)}
                    />
                  )}
                  <IconButton
                    etiqueta={`Quitar a ${titular.nombre}`}
                    icono={XMarkIcon}
                    onClick={() => quitar(titular.id)}
                  />
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
      {titulares.length < TITULARES_MAX && (
        <ElegirAsociado
          etiqueta={titulares.length === 0 ? 'Titular' : 'Agregar otro titular'}
          salvo={titulares.map(({ id }) => id)}
          onElegir={(asociado) => onCambio([...titulares, asociado])}
          error={error}
          autoFoco={autoFoco}
        />
      )}
    </div>
  );
}
