// The own favourites as numbered buttons: each opens a movement with its account and its concepto already in it.
import type { FavoritoDeCaja } from '@cuadra/contract/contabilidad/cajas/cajas';
import { clases } from '@cuadra/core/cajas/movimiento';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { consultas } from '#contabilidad/cajas/consultas.ts';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Loaded } from '#ui/loading/loaded.tsx';
import { Note, Text } from '#ui/text/text.tsx';
import classes from '../mostrador.module.css';
import { TECLAS_DE_FAVORITOS } from '../ventanilla/teclas.tsx';
import { EditarFavoritos } from './editar-favoritos.tsx';

interface FavoritosProps {
  readonly alElegir: (favorito: FavoritoDeCaja) => void;
}

export function Favoritos({ alElegir }: FavoritosProps) {
  const [editando, setEditando] = useState(false);
  const consulta = useQuery(consultas.favoritos());
  return (
    <Section
      card
      max="64rem"
      title="Favoritos"
      actions={
        <Button
          className={classes.editar ?? ''}
          variant="subtle"
          size="compact-sm"
          disabled={consulta.data === undefined}
          onClick={() => setEditando(true)}
        >
          Editar
        </Button>
      }
    >
      <Loaded query={consulta} rows={3} height={48} label="Cargando los favoritos">
        {(favoritos) =>
          favoritos.length === 0 ? (
            <Note pad="lg xl">
              Aún no tiene. Agregue los movimientos que repite: se abren con un número y solo falta el monto.
            </Note>
          ) : (
            <Grid min="9.5rem" even gap="md" pad="lg xl">
              {favoritos.map((favorito, lugar) => (
                <Boton
                  key={favorito.id}
                  favorito={favorito}
                  tecla={TECLAS_DE_FAVORITOS[lugar]}
                  onClick={() => alElegir(favorito)}
                />
              ))}
            </Grid>
          )
        }
      </Loaded>
      {editando && consulta.data !== undefined && (
        <EditarFavoritos guardados={consulta.data} onClose={() => setEditando(false)} />
      )}
    </Section>
  );
}

interface BotonProps {
  readonly favorito: FavoritoDeCaja;
  readonly tecla: string | undefined;
  readonly onClick: () => void;
}

function Boton({ favorito, tecla, onClick }: BotonProps) {
  return (
    <button type="button" className={classes.boton} onClick={onClick}>
      <Row as="span" oneLine gap="md">
        <kbd data-favorito data-sin={tecla === undefined || undefined}>
          {tecla}
        </kbd>
        <Stack as="span" grow>
          <Text as="span" size="md" weight="medium">
            {favorito.nombre}
          </Text>
          <Text as="span" size="xs" muted cut title={`${favorito.idCuenta} ${favorito.nombreCuenta}`}>
            {clases[favorito.clase].nombre} · {favorito.nombreCuenta}
          </Text>
        </Stack>
      </Row>
    </button>
  );
}
