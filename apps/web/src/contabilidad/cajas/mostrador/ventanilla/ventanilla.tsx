// The open jornada: a favourite or a kind opens its form, the receipt of what was done is shown big, and the keyboard goes
// back to the favourites for whoever comes next.
import type { Jornada } from '@cuadra/contract/contabilidad/cajas/jornadas';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { Card } from '#ui/page/card.tsx';
import { clasesDelMostrador } from '../clases/clases.ts';
import { Favoritos } from '../favoritos/favoritos.tsx';
import { MovimientosDeHoy } from './movimientos-de-hoy.tsx';
import { Recibo } from './recibo.tsx';
import { Teclas } from './teclas.tsx';
import type { Trabajo } from './use-trabajo.ts';
import classes from './ventanilla.module.css';

interface VentanillaProps {
  readonly jornada: Jornada;
  readonly trabajo: Trabajo;
  readonly alContar: () => void;
}

export function Ventanilla({ jornada, trabajo, alContar }: VentanillaProps) {
  const { abierto, cerrar, terminar } = trabajo;
  // At hand before a form asks for them: a favourite is written at once, also while the line is down.
  useQuery(consultas.cuentas());
  useQuery(consultas.configuracion());
  return (
    <div className={classes.ventanilla}>
      <div className={classes.trabajo}>
        {abierto === undefined ? (
          <Elegir trabajo={trabajo} alContar={alContar} />
        ) : (
          <Card key={abierto.vez} titulo={abierto.titulo}>
            <div className={classes.cuerpo}>
              <abierto.clase.Formulario
                jornada={jornada}
                inicial={abierto.inicial}
                alTerminar={terminar}
                alCancelar={cerrar}
              />
            </div>
          </Card>
        )}
      </div>
      <MovimientosDeHoy jornada={jornada} alTerminar={trabajo.anotar} />
    </div>
  );
}

function Elegir({ trabajo, alContar }: Pick<VentanillaProps, 'trabajo' | 'alContar'>) {
  const { final, abrir, abrirFavorito } = trabajo;
  const lugar = useRef<HTMLDivElement>(null);
  // Nothing is being written: the keys of the counter work from here.
  useEffect(() => lugar.current?.focus({ preventScroll: true }), []);
  return (
    <section ref={lugar} tabIndex={-1} className={classes.elegir} aria-label="Qué registrar">
      <Teclas trabajo={trabajo} alContar={alContar} />
      {final !== undefined && <Recibo final={final} />}
      <Favoritos alElegir={abrirFavorito} />
      <div className={classes.clases}>
        {clasesDelMostrador.map((clase) => (
          <button key={clase.id} type="button" className={classes.clase} onClick={() => abrir(clase.id, {})}>
            <clase.icono aria-hidden="true" />
            <span>{clase.nombre}</span>
            <kbd>{clase.tecla}</kbd>
          </button>
        ))}
      </div>
    </section>
  );
}
