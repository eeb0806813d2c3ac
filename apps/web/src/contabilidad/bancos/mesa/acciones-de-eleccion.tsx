// The foot of the desk: what was chosen adds up to, the suggestion that is looked at and why, and what can be done now.
import type { Sugerencia } from '@cuadra/contract/contabilidad/bancos/mesa';
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import { Actions } from '#ui/layout/actions.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { Text } from '#ui/text/text.tsx';
import { type Eleccion, type Posibilidades, sumasDe } from './datos/eleccion.ts';
import classes from './mesa.module.css';
import type { AvisoDeMesa } from './ordenes/use-ordenes.ts';
import type { OrdenDeTecla } from './teclado/orden-de-tecla.ts';

interface AccionesDeEleccionProps {
  readonly eleccion: Eleccion;
  readonly posibles: Posibilidades;
  readonly sugerencia: Sugerencia | undefined;
  readonly puede: boolean;
  readonly ocupado: boolean;
  readonly hayHechos: boolean;
  readonly aviso: AvisoDeMesa | undefined;
  readonly onOrden: (orden: OrdenDeTecla | 'excluir') => void;
  readonly onLimpiar: () => void;
}

/** As tall whatever it says: the rows above do not jump while somebody goes through them. */
export function AccionesDeEleccion(props: AccionesDeEleccionProps) {
  const { eleccion, sugerencia, aviso, hayHechos, puede, ocupado, onOrden, onLimpiar } = props;
  const cuantos = eleccion.banco.length + eleccion.libros.length;
  return (
    <Stack
      as="section"
      gap="xs"
      pad="xs lg"
      line="above"
      size="sm"
      lines="tight"
      rigid
      aria-label="Lo elegido"
    >
      <Row gap="none xl" align="start" minHeight="1.125rem">
        {cuantos > 0 && <Sumas eleccion={eleccion} />}
        {sugerencia !== undefined && <Sugerida sugerencia={sugerencia} />}
        {aviso !== undefined && <Aviso {...aviso} />}
        {cuantos === 0 && sugerencia === undefined && aviso === undefined && (
          <Text muted>{puede ? 'Elija líneas de ambos lados para cruzarlas.' : 'Solo lectura.'}</Text>
        )}
      </Row>
      <Actions gap="sm" minHeight="1.625rem">
        {puede && <Botones {...props} />}
        {puede && hayHechos && (
          <Boton tecla="U" disabled={ocupado} onClick={() => onOrden('deshacer-ultimo')}>
            Deshacer
          </Boton>
        )}
        {cuantos > 0 && (
          <Boton tecla="Esc" variant="subtle" onClick={onLimpiar}>
            Limpiar
          </Boton>
        )}
      </Actions>
    </Stack>
  );
}

const Aviso = ({ tono, texto }: AvisoDeMesa) =>
  tono === 'error' ? (
    <Text tone="error" weight="medium" role="alert">
      {texto}
    </Text>
  ) : (
    <Text tone="success" role="status">
      {texto}
    </Text>
  );

function Botones({ posibles, sugerencia, ocupado, onOrden }: AccionesDeEleccionProps) {
  const boton = (orden: OrdenDeTecla | 'excluir', texto: string, tecla?: string, principal = false) => (
    <Boton
      key={orden}
      tecla={tecla}
      variant={principal ? 'filled' : 'default'}
      disabled={ocupado}
      onClick={() => onOrden(orden)}
    >
      {texto}
    </Boton>
  );
  const conSugerencia = sugerencia !== undefined;
  return (
    <>
      {conSugerencia && boton('aceptar', aceptarComo(sugerencia), 'Intro', true)}
      {conSugerencia && boton('rechazar', 'Rechazar', 'X')}
      {posibles.cruzar && boton('cruzar', 'Cruzar', conSugerencia ? undefined : 'Intro', !conSugerencia)}
      {posibles.cruzarParte && boton('cruzar-parte', 'Cruzar una parte', 'M')}
      {posibles.registrarDiferencia && boton('registrar-diferencia', 'Registrar la diferencia', 'R')}
      {posibles.registrarPartida && boton('registrar-partida', 'Registrar partida', 'P')}
      {posibles.buscarCombinacion && boton('buscar-combinacion', 'Buscar combinación', 'C')}
      {posibles.explicar && boton('explicar', 'Explicar', 'E')}
      {posibles.explicar && boton('excluir', 'Excluir')}
      {posibles.quitarExplicacion && boton('quitar-explicacion', 'Quitar explicación')}
    </>
  );
}

const aceptarComo = ({ clase }: Sugerencia): string => {
  if (clase === 'regla') return 'Registrar por la regla';
  return clase === 'traslado' ? 'Registrar el traslado' : 'Aceptar';
};

interface BotonProps extends Pick<ButtonProps, 'variant' | 'disabled'> {
  readonly tecla?: string | undefined;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Boton({ tecla, variant = 'default', disabled = false, onClick, children }: BotonProps) {
  return (
    <Button size="compact-sm" variant={variant} disabled={disabled} onClick={onClick}>
      {children}
      {tecla !== undefined && (
        <Text as="span" size="xs" hideBelow="sm" className={classes.tecla} aria-hidden="true">
          {tecla}
        </Text>
      )}
    </Button>
  );
}

function Sumas({ eleccion }: { readonly eleccion: Eleccion }) {
  const { banco, libros, diferencia } = sumasDe(eleccion);
  const lado = (nombre: string, cuantas: number, suma: string) => (
    <span>
      {nombre}{' '}
      <Text as="span" muted>
        ({formatearEntero(cuantas)})
      </Text>{' '}
      <strong className="cifras">{suma}</strong>
    </span>
  );
  return (
    <Row as="p" gap="none xl" role="status">
      {lado('Banco', eleccion.banco.length, formatearQuetzales(banco))}
      {lado('Libros', eleccion.libros.length, formatearQuetzales(libros))}
      {diferencia === 0 ? (
        <Text as="span" tone="success" weight="bold">
          Cuadra
        </Text>
      ) : (
        <Text as="span" tone="warning">
          Diferencia <strong className="cifras">{formatearQuetzales(diferencia)}</strong>
        </Text>
      )}
    </Row>
  );
}

/** Why it is thought so: each reason with what it weighs. */
function Sugerida({ sugerencia }: { readonly sugerencia: Sugerencia }) {
  const { puntaje, razones, regla, traslado } = sugerencia;
  return (
    <Text
      size="xs"
      cut
      grow
      basis="20rem"
      role="status"
      title={razones.map(({ puntos, texto }) => `${texto} (${puntos})`).join('\n')}
    >
      <strong>{tituloDe(sugerencia)}</strong> {regla === null && traslado === null && `${puntaje} de 100. `}
      {regla !== null && `${regla.nombre}: ${regla.idCuenta}, «${regla.concepto}». `}
      {traslado !== null && `${traslado.nombre}, ${formatDate(traslado.fecha)}. `}
      {razones.map(({ clase, puntos, texto }) => (
        <span key={`${clase} ${texto}`}>
          {texto}{' '}
          <Text as="span" muted>
            {puntos > 0 ? `+${puntos}` : `−${Math.abs(puntos)}`} ·{' '}
          </Text>
        </span>
      ))}
    </Text>
  );
}

const tituloDe = ({ clase, lineas, movimientos }: Sugerencia): string => {
  if (clase === 'regla') return 'Por la regla';
  if (clase === 'traslado') return 'Traslado con';
  return `Van juntas ${lineas.length} y ${movimientos.length}`;
};
