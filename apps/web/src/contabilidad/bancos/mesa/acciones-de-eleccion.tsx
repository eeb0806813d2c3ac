// The foot of the desk: what was chosen adds up to, the suggestion that is looked at and why, and what can be done now.
import type { Sugerencia } from '@cuadra/contract/contabilidad/bancos/mesa';
import { Button, type ButtonProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { formatDate } from '#ui/format/date.ts';
import { formatearEntero, formatearQuetzales } from '#ui/format/dinero.ts';
import classes from './acciones-de-eleccion.module.css';
import { type Eleccion, type Posibilidades, sumasDe } from './datos/eleccion.ts';
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

export function AccionesDeEleccion(props: AccionesDeEleccionProps) {
  const { eleccion, sugerencia, aviso, hayHechos, puede, ocupado, onOrden, onLimpiar } = props;
  const cuantos = eleccion.banco.length + eleccion.libros.length;
  return (
    <section className={classes.pie} aria-label="Lo elegido">
      <div className={classes.dicho}>
        {cuantos > 0 && <Sumas eleccion={eleccion} />}
        {sugerencia !== undefined && <Sugerida sugerencia={sugerencia} />}
        {aviso !== undefined && (
          <p
            className={classes.aviso}
            data-tono={aviso.tono}
            role={aviso.tono === 'error' ? 'alert' : 'status'}
          >
            {aviso.texto}
          </p>
        )}
        {cuantos === 0 && sugerencia === undefined && aviso === undefined && (
          <p className={classes.pista}>
            {puede ? 'Elija líneas de ambos lados para cruzarlas.' : 'Solo lectura.'}
          </p>
        )}
      </div>
      <div className={classes.botones}>
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
      </div>
    </section>
  );
}

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
        <span className={classes.tecla} aria-hidden="true">
          {tecla}
        </span>
      )}
    </Button>
  );
}

function Sumas({ eleccion }: { readonly eleccion: Eleccion }) {
  const { banco, libros, diferencia } = sumasDe(eleccion);
  const lado = (nombre: string, cuantas: number, suma: string) => (
    <span>
      {nombre} <span className={classes.cuantas}>({formatearEntero(cuantas)})</span>{' '}
      <strong className={classes.cifra}>{suma}</strong>
    </span>
  );
  return (
    <p className={classes.sumas} role="status">
      {lado('Banco', eleccion.banco.length, formatearQuetzales(banco))}
      {lado('Libros', eleccion.libros.length, formatearQuetzales(libros))}
      <span data-cuadra={diferencia === 0 || undefined} className={classes.diferencia}>
        {diferencia === 0 ? (
          'Cuadra'
        ) : (
          <>
            Diferencia <strong className={classes.cifra}>{formatearQuetzales(diferencia)}</strong>
          </>
        )}
      </span>
    </p>
  );
}

/** Why it is thought so: each reason with what it weighs. */
function Sugerida({ sugerencia }: { readonly sugerencia: Sugerencia }) {
  const { puntaje, razones, regla, traslado } = sugerencia;
  return (
    <p
      className={classes.sugerencia}
      role="status"
      title={razones.map(({ puntos, texto }) => `${texto} (${puntos})`).join('\n')}
    >
      <strong>{tituloDe(sugerencia)}</strong> {regla === null && traslado === null && `${puntaje} de 100. `}
      {regla !== null && `${regla.nombre}: ${regla.idCuenta}, «${regla.concepto}». `}
      {traslado !== null && `${traslado.nombre}, ${formatDate(traslado.fecha)}. `}
      {razones.map(({ clase, puntos, texto }) => (
        <span key={`${clase} ${texto}`} className={classes.razon}>
          {texto} <span className={classes.puntos}>{puntos > 0 ? `+${puntos}` : `−${Math.abs(puntos)}`}</span>
        </span>
      ))}
    </p>
  );
}

const tituloDe = ({ clase, lineas, movimientos }: Sugerencia): string => {
  if (clase === 'regla') return 'Por la regla';
  if (clase === 'traslado') return 'Traslado con';
  return `Van juntas ${lineas.length} y ${movimientos.length}`;
};
