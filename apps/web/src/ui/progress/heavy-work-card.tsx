// The part of a screen from which costly work is asked for: what it is for, the last one that was made, or that there was none.
//
//   <HeavyWorkCard titulo="Saldos guardados" explicacion="…" trabajos={useQuery(…)} etiqueta="Cargando…" vacio={<EmptyState …/>}>
//     {(ultimo) => <HeavyWork trabajo={ultimo} … />}
//   </HeavyWorkCard>
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { messageOf } from '#platform/api-error.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Text } from '#ui/text/text.tsx';

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
    <Section card title={titulo} actions={accion} max="64rem">
      <Stack pad="none xl">
        <Text size="sm" muted max="46rem" roomAbove="lg">
          {explicacion}
        </Text>
      </Stack>
      <Loaded consulta={trabajos} filas={filas} etiqueta={etiqueta}>
        {([ultimo]) =>
          ultimo === undefined ? (
            vacio
          ) : (
            <Stack gap="lg" pad="lg xl">
              {children(ultimo)}
            </Stack>
          )
        }
      </Loaded>
    </Section>
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
    <Row gap="md">
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
    </Row>
  );
}
