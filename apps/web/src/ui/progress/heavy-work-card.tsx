// The part of a screen from which costly work is asked for: what it is for, the last one that was made, or that there was none.
//
//   <HeavyWorkCard title="Saldos guardados" explanation="…" works={useQuery(…)} label="Cargando…" empty={<EmptyState …/>}>
//     {(ultimo) => <HeavyWork work={last} … />}
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
  readonly title: string;
  /** How it is asked for. */
  readonly action: ReactNode;
  readonly explanation: string;
  /** The last one first. */
  readonly works: Parameters<typeof Loaded<readonly T[]>>[0]['query'];
  readonly rows: number;
  readonly label: string;
  readonly empty: ReactNode;
  readonly children: (last: T) => ReactNode;
}

export function HeavyWorkCard<T>(props: HeavyWorkCardProps<T>) {
  const { title, action, explanation, works, rows, label, empty, children } = props;
  return (
    <Section card title={title} actions={action} max="64rem">
      <Stack pad="none xl">
        <Text size="sm" muted max="46rem" roomAbove="lg">
          {explanation}
        </Text>
      </Stack>
      <Loaded query={works} rows={rows} label={label}>
        {([last]) =>
          last === undefined ? (
            empty
          ) : (
            <Stack gap="lg" pad="lg xl">
              {children(last)}
            </Stack>
          )
        }
      </Loaded>
    </Section>
  );
}

interface StartWorkProps {
  readonly text: string;
  readonly variant?: 'default';
  readonly running: boolean;
  readonly start: {
    readonly isPending: boolean;
    readonly error: Error | null;
    readonly mutate: () => void;
  };
  /** What it is asked with. */
  readonly children?: ReactNode;
}

/** Not twice at once; and why it could not be begun. */
export function StartWork({ text, variant, running, start, children }: StartWorkProps) {
  return (
    <Row gap="md">
      {children}
      <Button
        size="xs"
        {...(variant !== undefined && { variant })}
        loading={start.isPending || running}
        onClick={() => start.mutate()}
      >
        {text}
      </Button>
      {start.error !== null && <FormNotice tone="error" text={messageOf(start.error)} />}
    </Row>
  );
}
