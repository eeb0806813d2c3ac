// The look of the access pages: the form at the left, a quiet dark half with what Cuadra is at the right. On small
// screens only the form.
import type { ReactNode } from 'react';
import { Box, Row } from '#ui/layout/layout.tsx';
import { Logo } from '#ui/marks/logo.tsx';
import { Text, Title } from '#ui/text/text.tsx';
import classes from './access.module.css';

interface AccessFrameProps {
  readonly titulo: string;
  readonly subtitulo?: ReactNode;
  readonly children: ReactNode;
}

export function AccessFrame({ titulo, subtitulo, children }: AccessFrameProps) {
  return (
    <Row oneLine align="stretch" className={classes.marco}>
      <Row oneLine grow justify="center" align="start" className={classes.formulario}>
        <Box width="100%" className={classes.columna}>
          <Logo side={44} />
          <Title level={1} size="3xl" roomAbove="2xl">
            {titulo}
          </Title>
          <Text as="div" muted roomAbove="sm" minHeight="1.375rem">
            {subtitulo}
          </Text>
          {children}
        </Box>
      </Row>
      <Row as="aside" oneLine grow align="end" hideBelow="md" className={classes.panel}>
        <Balance />
        <div className={classes.lema}>
          <Text className={classes.frase} style={FRASE}>
            Cada centavo,
            <br />
            en su lugar.
          </Text>
          <Text size="lg" roomAbove="2xl" className={classes.parrafo}>
            La contabilidad y los ahorros de su institución en un solo libro, que siempre cuadra y que siempre
            puede revisarse.
          </Text>
        </div>
      </Row>
    </Row>
  );
}

/** Part of the drawing: as large as the window lets it be. */
const FRASE = { fontSize: 'clamp(2.25rem, 3.4vw, 3rem)' };

// The decoration of the dark half: squares within squares, each split into two halves that weigh the same.
const LADOS = [560, 420, 290, 170];

function Balance() {
  return (
    <svg className={classes.dibujo} viewBox="0 0 600 600" aria-hidden="true">
      <g fill="none" stroke="currentColor" strokeWidth="1.5">
        {LADOS.map((lado) => (
          <rect key={lado} x={300 - lado / 2} y={300 - lado / 2} width={lado} height={lado} rx={lado / 6} />
        ))}
      </g>
      <path
        d="M300 215h-56.7a28.3 28.3 0 0 0-28.3 28.3v113.4a28.3 28.3 0 0 0 28.3 28.3h56.7z"
        fill="currentColor"
      />
    </svg>
  );
}
