import type { Sesion } from '@cuadra/contract/administracion/usuarios';
import { Button } from '@mantine/core';
import { formatearInstante } from '../../ui/format/date.ts';
import { navegadorEnPalabras } from './navegador.ts';
import classes from './sesiones.module.css';

interface SesionAbiertaProps {
  readonly sesion: Sesion;
  readonly ocupada: boolean;
  readonly onTerminar: () => void;
}

export function SesionAbierta({ sesion, ocupada, onTerminar }: SesionAbiertaProps) {
  const { navegador, direccion, abiertaEn, ultimoUso, esActual } = sesion;
  const palabras = navegadorEnPalabras(navegador);
  return (
    <li className={classes.sesion}>
      <div className={classes.datos}>
        <p className={classes.navegador}>
          <span title={navegador}>{palabras}</span>
          <span className={classes.direccion}>{direccion}</span>
          {esActual && <span className={classes.actual}>Esta sesión</span>}
        </p>
        <p className={classes.detalle}>
          <span>Abierta {formatearInstante(abiertaEn)}</span>
          <span>Último uso {formatearInstante(ultimoUso)}</span>
        </p>
      </div>
      <Button
        className={classes.terminar ?? ''}
        variant="subtle"
        color="red"
        size="compact-sm"
        disabled={ocupada}
        aria-label={`Terminar la sesión de ${palabras}, desde ${direccion}`}
        onClick={onTerminar}
      >
        Terminar
      </Button>
    </li>
  );
}
