// The institution says its first year and, if it brings history, since when.
import { abrirEjercicios, type Ejercicios } from '@cuadra/contract/contabilidad/periodos/ejercicios';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { call } from '#platform/api.ts';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { Card } from '#ui/page/card.tsx';
import { notify } from '#ui/toasts/toasts.ts';
import classes from './ejercicios.module.css';
import { useAccionDeEjercicios } from './use-accion-de-ejercicios.ts';

const ANIO_MIN = 2000;

export function AbrirAnios({ ejercicios }: { readonly ejercicios: Ejercicios }) {
  const { primerEjercicio, anioActual, impideAbrir } = ejercicios;
  const masAntiguo = ejercicios.ejercicios[0]?.anio;
  const [primero, setPrimero] = useState(primerEjercicio ?? anioActual);
  const [desde, setDesde] = useState(Math.min(masAntiguo ?? primero, primero));
  const { hacer, ocupado, mensaje } = useAccionDeEjercicios();
  const historia = Math.min(desde, primero);
  const guardar = async () => {
    const body = { primerEjercicio: primero, desde: historia };
    if (await hacer(() => call(abrirEjercicios, { body }))) void notify('Los ejercicios quedaron abiertos.');
  };
  return (
    <Card titulo="Desde qué año">
      <form
        className={classes.formulario}
        onSubmit={(evento) => {
          evento.preventDefault();
          void guardar();
        }}
      >
        <div className={classes.campos}>
          <SelectField
            etiqueta="Los libros se llevan aquí desde"
            valor={String(primero)}
            opciones={anios(ANIO_MIN, anioActual)}
            onCambio={(elegido) => setPrimero(Number(elegido))}
          />
          <SelectField
            etiqueta="Historia que se trae"
            valor={String(historia)}
            opciones={historias(primero)}
            onCambio={(elegido) => setDesde(Number(elegido))}
          />
        </div>
        <p className={classes.nota}>{loQueSeHara(primero, historia, anioActual)}</p>
        {impideAbrir !== null && historia < (masAntiguo ?? anioActual) && (
          <FormNotice tono="aviso" texto={impideAbrir} />
        )}
        {mensaje !== undefined && <FormNotice tono="error" texto={mensaje} />}
        <div>
          <Button type="submit" loading={ocupado}>
            {primerEjercicio === null ? 'Abrir los ejercicios' : 'Guardar'}
          </Button>
        </div>
      </form>
    </Card>
  );
}

/** Newest first. */
const anios = (desde: number, hasta: number) =>
  Array.from({ length: Math.max(0, hasta - desde + 1) }, (_, indice) => {
    const anio = String(hasta - indice);
    return [anio, anio] as const;
  });

/** None, or since each year before the first. */
function historias(primero: number) {
  const ultimo = primero - 1;
  const traidas = anios(ANIO_MIN, ultimo).map(
    ([anio]) => [anio, anio === String(ultimo) ? `Solo ${anio}` : `De ${anio} a ${ultimo}`] as const,
  );
  return [[String(primero), 'Ninguna: se empieza con saldos iniciales'] as const, ...traidas];
}

function loQueSeHara(primero: number, desde: number, actual: number): string {
  const propios = primero === actual ? `Se abre ${actual}` : `Se abren ${primero} a ${actual}`;
  if (desde === primero) return `${propios}. Lo anterior entra como saldos iniciales.`;
  const traidos = desde === primero - 1 ? String(desde) : `${desde} a ${primero - 1}`;
  return `${propios}, y ${traidos} para la historia: sus partidas se importan y cada año se cierra en orden. Los saldos iniciales son los de antes de ${desde}.`;
}
