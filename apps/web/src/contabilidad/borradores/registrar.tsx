// Registrar Partida: opens what the address asks for and puts it on the desk.
import { Button } from '@mantine/core';
import { FormNotice } from '#ui/dialogs/form-notice.tsx';
import { Page as Pagina } from '#ui/page/page.tsx';
import { ErrorState } from '#ui/states/error-state.tsx';
import { SkeletonRows } from '#ui/tables/skeleton-rows.tsx';
import { type MesaAbierta, rescatar, useAbierta } from './abrir/use-abierta.ts';
import { nombreDeBorrador } from './borrador/copia-local.ts';
import { copiasLocales } from './borrador/copias-de-este-equipo.ts';
import { Escritorio } from './escritorio.tsx';

export function Registrar() {
  const mesaAbierta = useAbierta();
  const { estado } = mesaAbierta;
  if (estado.fase === 'lista')
    return <Escritorio key={estado.abierta.clave} abierta={estado.abierta} mesaAbierta={mesaAbierta} />;
  return (
    <Pagina title="Registrar Partida">
      {estado.fase === 'cargando' ? (
        <SkeletonRows rows={10} label="Cargando la partida" />
      ) : (
        <NoSeAbrio error={estado.error} mesaAbierta={mesaAbierta} />
      )}
    </Pagina>
  );
}

interface NoSeAbrioProps {
  readonly error: unknown;
  readonly mesaAbierta: MesaAbierta;
}

function NoSeAbrio({ error, mesaAbierta }: NoSeAbrioProps) {
  const { borrador, reabrir, empezarOtra } = mesaAbierta;
  const copia = borrador === undefined ? undefined : copiasLocales.leer(nombreDeBorrador(borrador));
  const conservar = () => {
    if (copia !== undefined && borrador !== undefined) rescatar(copia, borrador);
    empezarOtra();
  };
  return (
    <>
      {copia !== undefined && (
        <FormNotice
          tone="aviso"
          text="Este equipo tiene lo que usted escribió en ese borrador."
          actions={
            <Button variant="default" size="xs" onClick={conservar}>
              Conservarlo como borrador nuevo
            </Button>
          }
        />
      )}
      <ErrorState error={error} title="No se pudo abrir el borrador" retry={reabrir} />
      {copia === undefined && (
        <Button variant="default" onClick={() => empezarOtra()} style={{ alignSelf: 'center' }}>
          Empezar una partida nueva
        </Button>
      )}
    </>
  );
}
