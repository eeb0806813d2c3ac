// A figure that a screen is about: what it is, how much, and what is told of it.
//
//   <Figure label="Saldo actual" tone="error">{formatearQuetzales(saldo)}</Figure>
import type { ReactNode } from 'react';
import { Text, type TextProps } from '#ui/text/text.tsx';
import { Stack } from './layout.tsx';

interface FigureProps extends Pick<TextProps, 'tone' | 'size'> {
  readonly label: ReactNode;
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

export function Figure({ label, note, size = '2xl', tone, children }: FigureProps) {
  return (
    <Stack gap="2xs">
      <Text size="xs" muted>
        {label}
      </Text>
      <Text size={size} weight="bold" figures tone={tone}>
        {children}
      </Text>
      {note !== undefined && (
        <Text size="xs" muted figures>
          {note}
        </Text>
      )}
    </Stack>
  );
}
