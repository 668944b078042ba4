/** The production server under its first name, which service files may have. */
import './main.mjs';
