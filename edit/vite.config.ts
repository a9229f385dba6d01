import { defineConfig, mergeConfig } from "vite";
import site from "../vite.config.ts";
import { editing } from "./plugin.ts";

export default defineConfig(mergeConfig(site, { plugins: [editing()] }));
