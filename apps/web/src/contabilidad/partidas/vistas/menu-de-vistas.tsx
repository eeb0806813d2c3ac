// The views of the list: everybody's and one's own, the one in force marked.
import '@mantine/core/styles/Menu.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import type { Vista } from '@cuadra/contract/escritorio/vistas';
import { BookmarkIcon, Cog6ToothIcon, PlusIcon } from '@heroicons/react/24/outline';
import { Button, Menu } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';
import { useCurrentUser } from '#platform/current-session.ts';
import { MenuChoice } from '#ui/marks/menu-choice.tsx';
import { Text } from '#ui/text/text.tsx';
import type { Consulta } from '../busqueda.ts';
import classes from '../partidas.module.css';
import { escribirConsulta, esLaMisma, leerConsultaGuardada } from './consulta-guardada.ts';
import { useVistas, vistasDeSiempre } from './vistas.ts';

const GuardarVista = lazy(async () => ({ default: (await import('./guardar-vista.tsx')).GuardarVista }));
const OrdenarVistas = lazy(async () => ({ default: (await import('./ordenar-vistas.tsx')).OrdenarVistas }));

interface MenuDeVistasProps {
  readonly consulta: Consulta;
  readonly onAplicar: (consulta: Consulta) => void;
}

const TAMANO = { width: 18, height: 18, 'aria-hidden': true } as const;

export function MenuDeVistas({ consulta, onAplicar }: MenuDeVistasProps) {
  const { data: propias = [] } = useVistas();
  const [dialogo, setDialogo] = useState<'guardar' | 'ordenar'>();
  const activa = propias.find((vista) => esLaMisma(vista.consulta, consulta));
  const cerrar = () => setDialogo(undefined);
  return (
    <>
      <Menu position="bottom-end" width={280}>
        <Menu.Target>
          <Button
            variant="default"
            leftSection={<BookmarkIcon {...TAMANO} />}
            className={classes.vistas ?? ''}
          >
            <Text as="span" cut>
              {activa?.nombre ?? 'Vistas'}
            </Text>
          </Button>
        </Menu.Target>
        <Menu.Dropdown className={classes.menu ?? ''}>
          <DeSiempre consulta={consulta} onAplicar={onAplicar} />
          <Propias vistas={propias} activa={activa} onAplicar={onAplicar} />
          <Menu.Divider />
          <Menu.Item
            leftSection={<PlusIcon {...TAMANO} />}
            disabled={activa !== undefined || escribirConsulta(consulta) === ''}
            onClick={() => setDialogo('guardar')}
          >
            Guardar estos filtros…
          </Menu.Item>
          {propias.length > 0 && (
            <Menu.Item leftSection={<Cog6ToothIcon {...TAMANO} />} onClick={() => setDialogo('ordenar')}>
              Ordenar mis vistas…
            </Menu.Item>
          )}
        </Menu.Dropdown>
      </Menu>
      <Suspense>
        {dialogo === 'guardar' && <GuardarVista consulta={consulta} onClose={cerrar} />}
        {dialogo === 'ordenar' && <OrdenarVistas consulta={consulta} onClose={cerrar} />}
      </Suspense>
    </>
  );
}

interface PropiasProps extends Pick<MenuDeVistasProps, 'onAplicar'> {
  readonly vistas: readonly Vista[];
  readonly activa: Vista | undefined;
}

function Propias({ vistas, activa, onAplicar }: PropiasProps) {
  if (vistas.length === 0) return null;
  return (
    <>
      <Menu.Label>Mis vistas</Menu.Label>
      {vistas.map(({ id, nombre, consulta }) => (
        <MenuChoice
          key={id}
          value={id}
          mark={null}
          chosen={id === activa?.id}
          onChoose={() => onAplicar(leerConsultaGuardada(consulta))}
        >
          {nombre}
        </MenuChoice>
      ))}
    </>
  );
}

function DeSiempre({ consulta, onAplicar }: MenuDeVistasProps) {
  const actual = escribirConsulta(consulta);
  return vistasDeSiempre(useCurrentUser()?.id).map((vista) => (
    <MenuChoice
      key={vista.nombre}
      value={vista.nombre}
      mark={null}
      chosen={escribirConsulta(vista.consulta) === actual}
      onChoose={() => onAplicar(vista.consulta)}
    >
      {vista.nombre}
    </MenuChoice>
  ));
}
