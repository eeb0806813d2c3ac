// The part of a screen from which costly work is asked for: what it is for, the last one that was made, or that there was none.
//
//   <HeavyWorkCard titulo="Saldos guardados" explicacion="…" trabajos={useQuery(…)} etiqueta="Cargando…" vacio={<EmptyState …/>}>
//     {(ultimo) => <HeavyWork trabajo={ultimo} … />}
//   </HeavyWorkCard>
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Card } from '#ui/page/card.tsx';
import classes from './heavy-work-card.module.css';

interface HeavyWorkCardProps<T> {
  readonly titulo: string;
  /** How it is asked for. */
  readonly accion: ReactNode;
  readonly explicacion: string;
  /** The last one first. */
  readonly trabajos: Parameters<typeof Loaded<readonly T[]>>[0]['consulta'];
  readonly filas: number;
  readonly etiqueta: string;
  readonly vacio: ReactNode;
  readonly children: (ultimo: T) => ReactNode;
}

export function HeavyWorkCard<T>(props: HeavyWorkCardProps<T>) {
  const { titulo, accion, explicacion, trabajos, filas, etiqueta, vacio, children } = props;
  return (
    <Card titulo={titulo} accion={accion}>
      <p className={classes.explicacion}>{explicacion}</p>
      <Loaded consulta={trabajos} filas={filas} etiqueta={etiqueta}>
        {([ultimo]) =>
          ultimo === undefined ? vacio : <div className={classes.ultimo}>{children(ultimo)}</div>
        }
      </Loaded>
    </Card>
  );
}

interface StartWorkProps {
  readonly texto: string;
  readonly variant?: 'default';
  readonly enCurso: boolean;
  readonly inicio: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: () => void;
  };
  /** What it is asked with. */
  readonly children?: ReactNode;
}

/** Not twice at once; and why it could not be begun. */
export function StartWork({ texto, variant, enCurso, inicio, children }: StartWorkProps) {
  return (
    <div className={classes.iniciar}>
      {children}
      <Button
        size="xs"
        {...(variant !== undefined && { variant })}
        loading={inicio.isPending || enCurso}
        onClick={() => inicio.mutate()}
      >
        {texto}
      </Button>
      {inicio.error !== null && <FormNotice tono="error" texto={messageOf(inicio.error)} />}
    </div>
  );
}
