// The parts of a gate's panel: what each one is given, and the section it stands in.
import type { CierreDelMes } from '@cuadra/contract/contabilidad/periodos/cierre';
import { type ReactNode, useId } from 'react';
import type { ClaveDeMes } from '../meses.ts';
import type { useAccion } from '../use-accion.ts';
import classes from './compuerta-abierta.module.css';

export interface ParteProps {
  readonly clave: ClaveDeMes;
  readonly compuerta: CierreDelMes['compuertas'][number];
  /** What proves a close does not change after it. */
  readonly estaCerrado: boolean;
  readonly accion: ReturnType<typeof useAccion>;
}

interface SeccionProps {
  readonly titulo: string;
  readonly children: ReactNode;
}

export function Seccion({ titulo, children }: SeccionProps) {
  const id = useId();
  return (
    <section className={classes.seccion} aria-labelledby={id}>
      <h3 id={id} className={classes.subtitulo}>
        {titulo}
      </h3>
      {children}
    </section>
  );
}
