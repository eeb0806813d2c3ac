// Who is in now and who asks for something, as the welcome screen tells an administrador.
import type { PersonasDeInicio } from '@cuadra/contract/administracion/personas-de-inicio';
import type { DeskFace } from '#ui/desk/desk-face.ts';
import { DeskRow, deskRows } from '#ui/desk/desk-row.tsx';
import { formatInstant } from '#ui/format/date.ts';
import { formatearEntero } from '#ui/format/dinero.ts';

export const rostroDePersonas: DeskFace<'personas'> = {
  title: 'Personas y solicitudes',
  lugar: 'centro',
  permisos: ['usuarios:administrar'],
  alto: 131,
  Contenido,
};

function Contenido({ datos }: { readonly datos: PersonasDeInicio }) {
  const { activas, sinSegundoFactor, conectadas, nombres } = datos;
  const otras = conectadas - nombres.length;
  return (
    <ul className={deskRows}>
      <li>
        <DeskRow
          to="/administracion/usuarios"
          cuenta={formatearEntero(conectadas)}
          text={
            <>
              {conectadas === 1 ? 'persona conectada' : 'personas conectadas'}: {nombres.join(', ')}
              {otras > 0 && ` y ${otras} más`}
            </>
          }
        />
      </li>
      <li>
        <DeskRow
          to="/administracion/usuarios"
          cuenta={formatearEntero(sinSegundoFactor)}
          text={`de ${formatearEntero(activas)} ${activas === 1 ? 'usuario activo' : 'usuarios activos'} sin segundo factor`}
          aviso={sinSegundoFactor > 0}
        />
      </li>
      <Peticiones {...datos} />
    </ul>
  );
}

function Peticiones({ solicitudes, cambiosDePoderes }: PersonasDeInicio) {
  return (
    <>
      {solicitudes.map(({ id, nombre, pedidaEn }) => (
        <li key={id}>
          <DeskRow
            to="/administracion/usuarios?vista=solicitudes"
            text={`${nombre} pide una cuenta`}
            monto={formatInstant(pedidaEn)}
          />
        </li>
      ))}
      {cambiosDePoderes.map(({ id, pedidoPor, pedidoEn }) => (
        <li key={id}>
          <DeskRow
            to="/administracion/poderes"
            text={`${pedidoPor} pide un cambio de poderes`}
            monto={formatInstant(pedidoEn)}
          />
        </li>
      ))}
      {solicitudes.length === 0 && cambiosDePoderes.length === 0 && (
        <li>
          <DeskRow to={null} text="Nadie pide una cuenta ni un cambio de poderes." />
        </li>
      )}
    </>
  );
}
