// Users and the institution: the administrador's. Everybody who is in sees whose books these are; an envelope is confirmed
// by whoever did not print it, a contador too.
import { leerTabla } from './tabla.ts';

export const administracion = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/administracion/institucion
    sí      ·         ·        ·      ·       ·        ·       ·    PUT    /api/administracion/institucion
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/institucion/agencias
    sí      ·         ·        ·      ·       ·        ·       ·    PATCH  /api/administracion/institucion/agencias/:idAgencia
    sí      sí        sí       sí     sí      sí       sí      ·    GET    /api/administracion/institucion/logo
    sí      ·         ·        ·      ·       ·        ·       ·    PUT    /api/administracion/institucion/logo
    sí      ·         ·        ·      ·       ·        ·       ·    DELETE /api/administracion/institucion/logo
    sí      ·         ·        ·      ·       ·        ·       ·    GET    /api/administracion/institucion/firmantes
    sí      ·         ·        ·      ·       ·        ·       ·    PUT    /api/administracion/institucion/firmantes

    sí      ·         ·        ·      ·       ·        ·       ·    GET    /api/administracion/solicitudes
    sí      ·         ·        ·      ·       ·        ·       ·    GET    /api/administracion/usuarios
    sí      ·         ·        ·      ·       ·        ·       ·    GET    /api/administracion/usuarios/:id/sesiones
    sí      ·         ·        ·      ·       ·        ·       ·    DELETE /api/administracion/sesiones/:id
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/solicitudes/:id/aprobar
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/solicitudes/:id/rechazar
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/usuarios
    sí      ·         ·        ·      ·       ·        ·       ·    PATCH  /api/administracion/usuarios/:id
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/usuarios/:id/reponer-contrasena

    sí      ·         ·        ·      ·       ·        ·       ·    GET    /api/administracion/segundo-factor/roles
    sí      ·         ·        ·      ·       ·        ·       ·    PUT    /api/administracion/segundo-factor/roles
    sí      ·         ·        ·      ·       ·        ·       ·    GET    /api/administracion/usuarios/:id/segundo-factor
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/usuarios/:id/segundo-factor/recuperar

    sí      sí        ·        ·      ·       ·        sí      ·    GET    /api/administracion/bitacora
    sí      sí        ·        ·      ·       ·        sí      ·    GET    /api/administracion/bitacora/:n
    sí      sí        ·        ·      ·       ·        sí      ·    GET    /api/administracion/bitacora/personas
    sí      ·         ·        ·      ·       ·        sí      ·    GET    /api/administracion/respaldos
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/respaldos

    sí      sí        ·        ·      ·       ·        sí      ·    GET    /api/administracion/poderes
    sí      sí        ·        ·      ·       ·        sí      ·    GET    /api/administracion/poderes/cambios
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/poderes/cambios/:id/aprobar
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/poderes/cambios/:id/rechazar
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/poderes/cambios/:id/retirar
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/administracion/poderes/cambios/:id/detener
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/poderes/usuarios/:id/pares
    sí      sí        ·        ·      ·       ·        ·       ·    GET    /api/administracion/sobres
    sí      sí        ·        ·      ·       ·        ·       ·    POST   /api/administracion/sobres/:id/anular
    sí      sí        ·        ·      ·       ·        ·       ·    POST   /api/administracion/sobres/:id/confirmar
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/usuarios/:id/sobre
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/usuarios/sobres
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/usuarios/hoja
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/usuarios/hoja/columnas
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/usuarios/hoja/ensayo
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/institucion/agencias/hoja
    sí      ·         ·        ·      ·       ·        ·       ·    POST   /api/administracion/institucion/agencias/hoja/columnas

    sí      sí        ·        ·      ·       ·        sí      ·    GET    /api/administracion/sellos
    sí      sí        ·        ·      ·       ·        sí      ·    GET    /api/administracion/sellos/:n/archivo
    sí      sí        ·        ·      ·       ·        sí      ·    POST   /api/administracion/sellos
    sí      sí        ·        ·      ·       ·        sí      ·    POST   /api/administracion/sellos/comparar
`);
