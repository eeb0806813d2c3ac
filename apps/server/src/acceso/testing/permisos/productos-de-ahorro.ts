// Savings products: whoever keeps savings writes them, the contador publishes what another wrote.
import { leerTabla } from './tabla.ts';

export const productosDeAhorro = leerTabla(`
  admin  contador  auxiliar  cajero  jefe  ahorros  auditor  nadie
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/productos
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/productos-en-cifras
    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/productos/:id
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/productos
    ·       ·         ·        ·      ·       sí       ·       ·    PATCH  /api/ahorros/productos/:id
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/ahorros/productos/:id/activacion
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/ahorros/productos/:id/suspension

    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/productos/:id/versiones
    ·       ·         ·        ·      ·       sí       ·       ·    PUT    /api/ahorros/productos/:id/versiones/:regla
    ·       ·         ·        ·      ·       sí       ·       ·    DELETE /api/ahorros/productos/:id/versiones/:regla
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/ahorros/productos/:id/versiones/:regla/publicacion

    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/tasas
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/productos/:id/tasas
    ·       ·         ·        ·      ·       sí       ·       ·    PUT    /api/ahorros/productos/:id/tasas/:regla
    ·       ·         ·        ·      ·       sí       ·       ·    DELETE /api/ahorros/productos/:id/tasas/:regla
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/ahorros/productos/:id/tasas/:regla/publicacion

    ·       sí        ·        ·      sí      sí       sí      ·    GET    /api/ahorros/isr-parametros
    ·       ·         ·        ·      ·       sí       ·       ·    POST   /api/ahorros/isr-parametros
    ·       ·         ·        ·      ·       sí       ·       ·    PUT    /api/ahorros/isr-parametros/:desde
    ·       ·         ·        ·      ·       sí       ·       ·    DELETE /api/ahorros/isr-parametros/:desde
    ·       sí        ·        ·      ·       ·        ·       ·    POST   /api/ahorros/isr-parametros/:desde/publicacion
`);
