// A titled part of a page, of a panel or of a form: its title, what can be done there, and what it has.
//
//   <Section title="Movimientos" note="Los últimos diez" actions={<Button…/>}>…</Section>
//   <Section title="Titulares" level={3} line="above">…</Section>
//
// `card` puts it on a card of its own, with its title in the card's heading.
import { type ReactNode, useId } from 'react';
import { Text, Title } from '#ui/text/text.tsx';
import { type BoxProps, Row, Stack } from './layout.tsx';

interface SectionProps extends Omit<BoxProps, 'as' | 'title' | 'size'> {
  readonly title: ReactNode;
  readonly level?: 2 | 3 | 4;
  readonly size?: 'sm' | 'md' | 'lg' | 'xl';
  /** Beside the title. */
  readonly note?: ReactNode;
  readonly actions?: ReactNode;
  readonly card?: boolean;
}

export function Section(props: SectionProps) {
  const { title, level = 2, size = 'md', note, actions, card = false, children, ...box } = props;
  const id = useId();
  const heading = (
    <Row
      as="header"
      justify="between"
      gap={card ? 'md' : 'xs lg'}
      pad={card ? 'md xl' : undefined}
      line={card ? 'below' : undefined}
      minHeight={card ? '3rem' : undefined}
    >
      <Title level={level} size={size} id={id}>
        {title}
      </Title>
      {note !== undefined && (
        <Text as="span" size="xs" muted figures>
          {note}
        </Text>
      )}
      {actions}
    </Row>
  );
  return (
    <Stack
      as="section"
      aria-labelledby={id}
      gap={card ? 'none' : 'md'}
      surface={card ? 'card' : undefined}
      clip={card}
      {...box}
    >
      {heading}
      {children}
    </Stack>
  );
}
