// The control chart of a cajero. The arrows (or the pointer) go through its days and tell each one below.
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { pointByKey } from '#ui/desk/line-keys.ts';
import { formatDate } from '#ui/format/date.ts';
import { Box, Stack } from '#ui/layout/layout.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Text } from '#ui/text/text.tsx';
import { diferenciaEnOracion } from '../diferencia.ts';
import { ALTO, ANCHO, dibujarTendencia, type Tendencia } from './dibujo.ts';
import { palabrasDeTendencia } from './palabras.ts';
import classes from './tendencia.module.css';

interface GraficaProps {
  readonly tendencia: Tendencia;
  readonly breve?: boolean;
}

export function Grafica({ tendencia, breve = false }: GraficaProps) {
  const { puntos, cajero } = tendencia;
  const { mirado, alTeclear, alMover, dejar } = useMirado(puntos.length);
  const lugar = mirado ?? puntos.length - 1;
  const punto = puntos[lugar];
  const dicho = punto === undefined ? '' : decirPunto(punto);
  return (
    <>
      <div
        role="slider"
        tabIndex={0}
        className={classes.marco}
        data-breve={breve || undefined}
        aria-label={`Diferencias de ${cajero.nombre}, jornada por jornada`}
        aria-valuemin={0}
        aria-valuemax={puntos.length - 1}
        aria-valuenow={lugar}
        aria-valuetext={dicho}
        onKeyDown={(event) => alTeclear(event, lugar)}
        onBlur={dejar}
        onPointerMove={alMover}
        onPointerLeave={dejar}
      >
        <Dibujo tendencia={tendencia} mirado={mirado} />
      </div>
      <Text size="xs" muted figures minHeight="1.25rem" roomAbove="xs" aria-hidden="true">
        {mirado === undefined ? '' : dicho}
      </Text>
    </>
  );
}

function useMirado(cuantos: number) {
  const [mirado, setMirado] = useState<number>();
  const ultimo = cuantos - 1;
  return {
    mirado: mirado === undefined ? undefined : Math.min(mirado, ultimo),
    dejar: () => setMirado(undefined),
    alTeclear: (event: KeyboardEvent, lugar: number) => {
      const destino = pointByKey(event.key, lugar, cuantos);
      if (destino === undefined) return;
      event.preventDefault();
      setMirado(destino);
    },
    alMover: ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
      const { left, width } = currentTarget.getBoundingClientRect();
      setMirado(Math.max(0, Math.min(ultimo, Math.round(((clientX - left) / width) * ultimo))));
    },
  };
}

const decirPunto = ({ fecha, caja, diferencia, fuera }: Tendencia['puntos'][number]): string =>
  `${formatDate(fecha)}, ${caja}: ${diferenciaEnOracion(diferencia)}${fuera ? ', fuera de los límites' : ''}`;

interface DibujoProps extends Pick<GraficaProps, 'tendencia'> {
  readonly mirado: number | undefined;
}

function Dibujo({ tendencia, mirado }: DibujoProps) {
  const { linea, puntos, cero, media, superior, inferior } = dibujarTendencia(tendencia);
  const marca = mirado === undefined ? undefined : puntos[mirado];
  return (
    <svg
      className={classes.dibujo}
      viewBox={`0 0 ${ANCHO} ${ALTO}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {superior !== undefined && inferior !== undefined && (
        <rect x={0} y={superior} width={ANCHO} height={inferior - superior} className={classes.banda} />
      )}
      {[superior, inferior].map(
        (y, n) =>
          y !== undefined && (
            <path key={n === 0 ? 'superior' : 'inferior'} d={`M0 ${y}H${ANCHO}`} className={classes.limite} />
          ),
      )}
      <path d={`M0 ${cero}H${ANCHO}`} className={classes.cero} />
      <path d={`M0 ${media}H${ANCHO}`} className={classes.media} />
      <path d={linea} className={classes.linea} />
      {marca !== undefined && <path d={`M${marca.x} 0V${ALTO}`} className={classes.marca} />}
      {/* A line without length and with round ends is a dot whatever the shape of the frame. */}
      {puntos.map(({ jornada, x, y, fuera }) => (
        <path
          key={jornada}
          d={`M${x} ${y}h0.01`}
          className={fuera ? classes.fuera : classes.punto}
          data-fuera={fuera || undefined}
        />
      ))}
    </svg>
  );
}

interface PalabrasProps {
  readonly tendencia: Tendencia;
  /** Where nothing in sight says whose it is. */
  readonly etiqueta?: string;
}

/** What it shows, told in words; the first matters most. */
export function Palabras({ tendencia, etiqueta }: PalabrasProps) {
  return (
    <Stack as="ul" gap="2xs" size="sm" aria-label={etiqueta}>
      {palabrasDeTendencia(tendencia).map((texto, lugar) => (
        <Box key={texto} as="li" weight={lugar === 0 ? 'medium' : undefined}>
          {texto}
        </Box>
      ))}
    </Stack>
  );
}

/** In a few lines, for the panel of a jornada. */
export function TendenciaBreve({ cajero }: { readonly cajero: string }) {
  const consulta = useQuery(consultas.tendencia(cajero));
  return (
    <Loaded query={consulta} rows={2} height={40} label="Cargando la tendencia">
      {(tendencia) => (
        <>
          {tendencia.puntos.length > 1 && <Grafica tendencia={tendencia} breve />}
          <Palabras tendencia={tendencia} />
          <Link to="/contabilidad/caja" search={{ vista: 'tendencia', cajero }}>
            Ver su tendencia
          </Link>
        </>
      )}
    </Loaded>
  );
}
